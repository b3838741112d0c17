import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paceApart } from './pace-apart.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds at which the action ran. */
function follow(random = 0.5) {
  const runs: number[] = [];
  const start = Date.now();
  const beat = paceApart(
    () => runs.push(Date.now() - start),
    () => random,
  );
  return { runs, beat };
}

it("repeats at once after one's own change, then at most once a second", () => {
  const { runs, beat } = follow();
  for (let at = 0; at < 20; at++) {
    beat(true);
    vi.advanceTimersByTime(100);
  }
  vi.runAllTimers();
  expect(runs).toEqual([0, 1_000, 2_000]);
});

it('waits a random moment after a change of someone else, then at least five seconds', () => {
  const [early, late] = [follow(0.1), follow(0.9)];
  for (let at = 0; at < 100; at++) {
    early.beat(false);
    late.beat(false);
    vi.advanceTimersByTime(100);
  }
  expect(early.runs).toEqual([100, 5_200]);
  expect(late.runs).toEqual([900, 6_800]);
});

it("does not let one's own change wait for those of others, and repeats once for both", () => {
  const { runs, beat } = follow();
  beat(false);
  vi.advanceTimersByTime(2_000);
  beat(false);
  vi.advanceTimersByTime(100);
  beat(true);
  vi.runAllTimers();
  expect(runs).toEqual([500, 2_100]);
});
