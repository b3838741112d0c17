import { describe, expect, it } from 'vitest';
import { foundWords } from './found-words.ts';
import { pageWithin } from './paged-deliveries.tsx';

describe('the place in the deliveries found (ARC-058 ARC-063 ARC-064)', () => {
  it.each([
    [1, { total: 0, more: false }, '0 deliveries'],
    [1, { total: 1, more: false }, '1 delivery'],
    [1, { total: 25, more: false }, '25 deliveries'],
    [1, { total: 99, more: false }, 'Showing 1 to 25 of 99 deliveries, newest match first'],
    [4, { total: 99, more: false }, 'Showing 76 to 99 of 99 deliveries, newest match first'],
    [6, { total: 1_000, more: true }, 'Showing 126 to 150 of more than 1,000 deliveries, newest match first'],
  ])('on page %i of %o: %s', (page, found, words) => expect(foundWords(page, found)).toBe(words));

  it('stays on the last page when there are fewer', () => {
    expect(pageWithin(9, { total: 60, more: false })).toBe(3);
    expect(pageWithin(9, { total: 0, more: false })).toBe(1);
    expect(pageWithin(9, { total: 1_000, more: true })).toBe(9);
  });
});
