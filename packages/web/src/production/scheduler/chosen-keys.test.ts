import { expect, it } from 'vitest';
import { chosenKeys, listed } from './chosen-keys.ts';

const all = ['a', 'b', 'c'];
it.each<[string, string[], string[], string[]]>([
  ['nothing said: all', [], [], ['a', 'b', 'c']],
  ['some remembered as off', [], ['b', 'gone'], ['a', 'c']],
  ['the address decides over what is remembered', ['b'], ['b'], ['b']],
  ['none', ['none'], [], []],
  ['a key that exists no more', ['gone', 'c'], [], ['c']],
])('%s (PRD-125 PRD-126 PRD-128)', (_case, inAddress, off, chosen) => {
  expect([...chosenKeys(all, inAddress, off)]).toEqual(chosen);
});

it.each([[['a', 'b', 'c']], [['b']], [[]]])(
  'what the address lists is read as the same filter: %j (PRD-128)',
  (keys) => {
    expect([...chosenKeys(all, listed(all, new Set<string>(keys)), [])]).toEqual(keys);
  },
);
