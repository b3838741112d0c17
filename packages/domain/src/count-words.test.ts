import { expect, it } from 'vitest';
import { selectionSummary } from './archive/clips/clip-marks.ts';
import { countWords } from './count-words.ts';

it.each([
  [0, '0 users'],
  [1, '1 user'],
  [2, '2 users'],
  [10_000, '10,000 users'],
])('a count of %i takes its noun in the singular only for one', (count, words) => {
  expect(countWords(count, 'user')).toBe(words);
});

it('an irregular plural is given with it', () => {
  expect([1, 2].map((count) => countWords(count, 'match', 'matches'))).toEqual(['1 match', '2 matches']);
});

it('the summary of one clip of a second reads in the singular (ARC-115)', () => {
  expect(selectionSummary([{ tcIn: 0, tcOut: 0.96 }])).toBe('1 clip for a duration of 1 second');
});
