import { describe, expect, it } from 'vitest';
import { foundNoun, foundWords } from './found-words.ts';

describe('count of the deliveries found (ARC-058 ARC-063)', () => {
  it.each([
    [1, true, '1 delivery'],
    [99, false, '99 deliveries'],
    [100, false, 'The first 100 deliveries, newest match first. Add filters to see others.'],
    [100, true, 'The first 100 deliveries, newest match first. Narrow the filters to see others.'],
  ])('says of %i deliveries, filtered %s: %s', (count, filtered, words) =>
    expect(foundWords(count, filtered)).toBe(words),
  );

  it('does not present the listed deliveries as all of them', () =>
    expect([99, 100].map(foundNoun)).toEqual(['deliveries', 'listed deliveries']));
});
