import { expect, it } from 'vitest';
import { createBackoff } from './backoff.ts';

it('doubles up to the longest delay, and starts again after a long connection or a reset', () => {
  const backoff = createBackoff([100, 1_000], () => 1);
  expect([0, 0, 999, 0, 0].map(backoff.next)).toEqual([100, 200, 400, 800, 1_000]);
  expect([1_000, 0].map(backoff.next)).toEqual([100, 200]);
  backoff.reset();
  expect(backoff.next(0)).toBe(100);
});

it.each([
  [0, 50, 0],
  [0.5, 75, 50],
  [1, 100, 100],
])('waits between half and the whole of a delay: chance %d', (chance, next, spread) => {
  const backoff = createBackoff([100, 1_000], () => chance);
  expect([backoff.next(0), backoff.spread()]).toEqual([next, spread]);
});
