import { expect, it } from 'vitest';
import { handleOf, mentionAt } from './mention-at.ts';

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

it('two of one name are told apart by their e-mail', () => {
  const people = [
    { id: '1', name: 'Sam Smith', email: 'one@example.org' },
    { id: '2', name: 'sam smith', email: 'two@example.org' },
    { id: '3', name: 'Zoë', email: 'zoe@example.org' },
  ];
  expect(people.map((person) => handleOf(person, people))).toEqual(['one@example.org', 'two@example.org', 'Zoë']);
});
