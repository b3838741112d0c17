import { mostAtOnce } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import { inPortions } from './in-portions.ts';

describe('what is asked for in portions', () => {
  const ids = Array.from({ length: mostAtOnce * 2 + 1 }, (_, at) => `d${at}`);
  const same = (id: string) => id;

  it('takes as many calls as the server wants, and tells of all together (PRD-041 PRD-090 PRD-091)', async () => {
    const sizes: number[] = [];
    const outcome = await inPortions(ids, same, async (portion) => {
      sizes.push(portion.length);
      const refused = [{ id: portion[0]!, reason: 'Signed off.' }];
      return { done: portion.slice(1), refused, openNotes: { here: 1, older: 2 } };
    });
    expect(sizes).toEqual([mostAtOnce, mostAtOnce, 1]);
    expect(outcome.openNotes).toEqual({ here: 3, older: 6 });
    expect(outcome.done).toHaveLength(ids.length - 3);
    expect(outcome.refused.map(({ id }) => id)).toEqual(['d0', `d${mostAtOnce}`, `d${mostAtOnce * 2}`]);
  });

  it('a call that fails keeps nothing from the others', async () => {
    let call = 0;
    const outcome = await inPortions(ids, same, async (portion) => {
      call += 1;
      if (call === 2) throw new TypeError('Failed to fetch');
      return { done: portion, refused: [] };
    });
    expect(outcome.done).toHaveLength(mostAtOnce + 1);
    expect(outcome.refused).toHaveLength(mostAtOnce);
    expect(outcome.refused[0]).toEqual({
      id: `d${mostAtOnce}`,
      reason: 'The server cannot be reached. Please check your connection and try again.',
    });
  });
});
