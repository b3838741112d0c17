import { expect, it } from 'vitest';
import { expiresSoon, expiryWords } from './api-tokens.ts';

const now = '2026-07-10T09:00:00.000Z';

it.each([
  [30, 7, true],
  [30, 8, false],
  [365, 6.9, true],
  [7, 2, true],
  [7, 3, false],
  [1, 0.5, false],
  [30, 0, false],
  [30, -1, false],
])('a token that lives for %s days and expires in %s: its maker is warned: %s (OPS-011)', (life, left, expected) => {
  const at = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();
  expect(expiresSoon({ createdAt: at(left - life), expiresAt: at(left) }, now)).toBe(expected);
});

it.each([
  ['2026-07-10T20:00:00.000Z', 'expires today'],
  // After midnight in London.
  ['2026-07-10T23:30:00.000Z', 'expires tomorrow'],
  ['2026-07-15T08:00:00.000Z', 'expires in 5 days'],
])('%s %s (OPS-011)', (at, words) => {
  expect(expiryWords(at, now)).toBe(words);
});
