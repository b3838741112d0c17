import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pacedWrites } from './paced-writes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes the first change at once, then at its pace, and the last change always (GFX-003 PLT-107)', () => {
  const written: unknown[] = [];
  const writes = pacedWrites((changes) => written.push(changes), 100);
  writes.add({ a: 1 });
  writes.add({ a: 2 });
  writes.add({ a: 3, b: 1 });
  expect(written).toEqual([{ a: 1 }]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual([{ a: 1 }, { a: 3, b: 1 }]);
  vi.advanceTimersByTime(1_000);
  writes.add({ a: 4 });
  writes.add({ a: 5 });
  writes.flush();
  expect(written.slice(2)).toEqual([{ a: 4 }, { a: 5 }]);
  vi.advanceTimersByTime(1_000);
  expect(written).toHaveLength(4);
});
