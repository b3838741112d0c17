import { expect, it } from 'vitest';
import { mentionAt } from './mention-at.ts';

it.each([
  ['@', 1, ''],
  ['please look @sa', 15, 'sa'],
  ['@Sam Smi', 8, 'Sam Smi'],
  ['(@zoë', 5, 'zoë'],
  ['@sam and the rest', 4, 'sam'],
])('%s offers names like those typed before the caret', (text, caret, typed) => {
  expect(mentionAt(text, caret)).toEqual({ start: text.indexOf('@'), end: caret, text: typed });
});

it.each([
  ['no sign', 7],
  ['sam@example.org', 8],
  ['@ sam', 5],
  ['@Sam Smith, please', 18],
  ['@sam\nnext', 9],
  [`@${'x'.repeat(60)}`, 61],
])('%s mentions nobody there', (text, caret) => {
  expect(mentionAt(text, caret)).toBeNull();
});
