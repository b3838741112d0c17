import { expect, it } from 'vitest';
import { offeredPeople } from './offered-people.ts';

const people = ['Sam Smith', 'Sally Jones', 'Sally Jones Davies'].map((name) => ({ id: name, name, handle: name }));

it.each([
  ['its own answer', 'smiht', 'smiht', ['Sam Smith', 'Sally Jones', 'Sally Jones Davies']],
  ['an answer to fewer letters', 'sam', 'sa', ['Sam Smith']],
  ['an answer to fewer words', 'sam s', 'sa', ['Sam Smith']],
  ['a whole name', 'Sam Smith', 'Sam Smith', ['Sam Smith', 'Sally Jones', 'Sally Jones Davies']],
  ['a whole name and a space', 'Sam Smith ', 'Sam Smith', []],
  ['the sentence after a name', 'sam smith please', 'sam smith please', []],
  ['the beginning of a longer name', 'Sally Jones ', 'Sally Jones ', ['Sally Jones Davies']],
  ['other words than a name', 'sally will', 'sa', []],
])('offers for %s only names that are being typed', (_what, typed, asked, names) => {
  expect(offeredPeople(typed, { for: asked, people }).map(({ name }) => name)).toEqual(names);
});
