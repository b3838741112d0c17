import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTurns } from './fair-turns.ts';

/** Work that finishes when the test says so. */
function stage(limits: Parameters<typeof createTurns>[0]) {
  const inTurn = createTurns(limits);
  const running: { name: string; end: () => void }[] = [];
  const begun: string[] = [];
  const ask = (person: string, name = person) =>
    inTurn(person, () => {
      begun.push(name);
      return new Promise<void>((resolve) => {
        running.push({ name: person, end: resolve });
      });
    });
  const endFirst = async () => {
    running.shift()?.end();
    await new Promise(setImmediate);
  };
  return { ask, begun, running, endFirst };
}

describe('fair turns', () => {
  it('let a person with few requests pass a person with many', async () => {
    const { ask, begun, endFirst } = stage({ atOnce: 3, perPerson: 2, waiting: 1_000 });
    for (let at = 0; at < 300; at++) void ask('greedy', `greedy ${at}`);
    void ask('modest');
    await new Promise(setImmediate);
    expect(begun).toEqual(['greedy 0', 'greedy 1', 'modest']);
    void ask('late');
    await endFirst();
    expect(begun).toContain('late');
  });

  it('refuse a person with too many waiting requests, with a sentence, and nobody else', async () => {
    const { ask } = stage({ atOnce: 1, perPerson: 1, waiting: 2 });
    for (let at = 0; at < 3; at++) void ask('greedy');
    await expect(ask('greedy')).rejects.toMatchObject({
      code: 'TOO_MANY',
      message: 'You are asking for too much at the same time. Please try again in a moment.',
    });
    void ask('modest');
  });

  it('continue after a failure', async () => {
    const inTurn = createTurns({ atOnce: 1, perPerson: 1, waiting: 9 });
    await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inTurn('a', async () => 'done')).toBe('done');
  });

  it('keep every limit and serve everyone, in any order of requests', async () => {
    const orders = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { ask, begun, running, endFirst } = stage({ atOnce: 3, perPerson: 2, waiting: 100 });
        const done = Promise.all(order.map((person) => ask(person)));
        await new Promise(setImmediate);
        while (running.length > 0) {
          expect(running.length).toBeLessThanOrEqual(3);
          for (const person of 'abc')
            expect(running.filter(({ name }) => name === person).length).toBeLessThanOrEqual(2);
          await endFirst();
        }
        await done;
        expect(begun.toSorted()).toEqual(order.toSorted());
      }),
    );
  });
});
