import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError, loadChunk } from './load-chunk.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failing = (times: number) => {
  const asked = vi.fn(async () => {
    if (asked.mock.calls.length <= times) throw new Error('Failed to fetch dynamically imported module');
    return 'the part';
  });
  return asked;
};

describe('a code chunk that fails to load', () => {
  it('is requested once more', async () => {
    const load = failing(1);
    const part = loadChunk(load, { reload: false });
    await vi.runAllTimersAsync();
    expect(await part).toBe('the part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('differs from an error in the code of the chunk (OPN-075)', async () => {
    const caught = loadChunk(failing(2), { reload: false }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(isChunkError(await caught)).toBe(true);
    expect(isChunkError(new Error('Cannot read properties of null'))).toBe(false);
  });

  it('fails after its timeout (PLT-104)', async () => {
    const caught = loadChunk(() => new Promise(() => undefined), { reload: true, within: 120_000 }).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(119_000);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isChunkError(await caught)).toBe(true);
  });
});
