import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWritesFirst } from './writes-first.ts';

describe('work after writes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function stage() {
    const { writing, afterWrites } = createWritesFirst(25);
    const told: string[] = [];
    const begin = (name: string) => {
      let end: (error?: Error) => void = () => undefined;
      const write = writing(
        () =>
          new Promise<void>((resolve, reject) => {
            end = (error) => (error ? reject(error) : resolve());
          }),
      );
      write.then(
        () => told.push(name),
        () => told.push(`${name} failed`),
      );
      return (error?: Error) => end(error);
    };
    const settle = () => vi.advanceTimersByTimeAsync(0);
    const wait = (name: string) => afterWrites().then(() => told.push(name));
    return { begin, wait, told, settle };
  }

  it('starts at once without a write, and otherwise after the last one, whether or not it succeeds', async () => {
    const { begin, wait, told, settle } = stage();
    void wait('search 1');
    await settle();
    const [first, second] = [begin('write 1'), begin('write 2')];
    void wait('search 2');
    first();
    await settle();
    expect(told).toEqual(['search 1', 'write 1']);
    second(new Error('Refused'));
    await settle();
    expect(told.slice(2).sort()).toEqual(['search 2', 'write 2 failed']);
  });

  it('starts during writes that do not end', async () => {
    const { begin, wait, told, settle } = stage();
    const end = begin('write');
    void wait('search 1');
    await vi.advanceTimersByTimeAsync(24);
    expect(told).toEqual([]);
    void wait('search 2');
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['search 1']);
    end();
    await settle();
    expect(told.slice(1).sort()).toEqual(['search 2', 'write']);
  });
});
