import { describe, expect, it } from 'vitest';
import { foundWords } from './found-words.ts';
import { pageWithin } from './paged-deliveries.tsx';

describe('the deliveries found (ARC-058 ARC-063 ARC-064)', () => {
  it.each([
    [{ total: 0, more: false }, '0 deliveries'],
    [{ total: 1, more: false }, '1 delivery'],
    [{ total: 160, more: false }, '160 deliveries, newest match first'],
    [{ total: 1_000, more: true }, 'More than 1,000 deliveries, newest match first'],
  ])('%o are counted as: %s', (found, words) => expect(foundWords(found)).toBe(words));

  it('stay on the last page when there are fewer', () => {
    expect(pageWithin(9, { total: 60, more: false })).toBe(3);
    expect(pageWithin(9, { total: 0, more: false })).toBe(1);
    expect(pageWithin(9, { total: 1_000, more: true })).toBe(9);
  });
});
