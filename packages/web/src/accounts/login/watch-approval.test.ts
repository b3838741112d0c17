import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchApproval } from './watch-approval.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says that it no longer waits when an hour is over, and not before', () => {
  const enter = vi.fn(() => Promise.reject(new Error('Your account is pending approval by an Admin.')));
  const onOver = vi.fn();
  watchApproval(enter, onOver);
  vi.advanceTimersByTime(3_600_000);
  expect(onOver).not.toHaveBeenCalled();
  expect(enter).toHaveBeenCalledTimes(1_800);
  vi.advanceTimersByTime(60_000);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(enter).toHaveBeenCalledTimes(1_800);
});

it('neither asks nor says anything after it was stopped', () => {
  const enter = vi.fn(() => Promise.resolve());
  const onOver = vi.fn();
  watchApproval(enter, onOver)();
  vi.advanceTimersByTime(7_200_000);
  expect([enter.mock.calls.length, onOver.mock.calls.length]).toEqual([0, 0]);
});
