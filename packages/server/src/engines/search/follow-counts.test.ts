import { describe, expect, it } from 'vitest';
import type { Change, StoredRow } from '../store/types.ts';
import { type Counted, followCounts } from './follow-counts.ts';

const film = (id: string, brand: string | undefined, state = 'signed'): StoredRow => ({
  id,
  _rev: 1,
  state,
  ...(brand === undefined ? {} : { brand }),
});

function stage() {
  let tell: (changes: readonly Change[]) => void = () => undefined;
  const counts = followCounts((listener) => {
    tell = listener;
    return () => undefined;
  });
  const pending: { resolve: (counted: Counted) => void; reject: (error: Error) => void }[] = [];
  return {
    pending,
    ask: (where = {}) =>
      counts({
        collection: 'films',
        where: { state: 'signed', ...where },
        fields: ['brand'],
        count: () => new Promise((resolve, reject) => pending.push({ resolve, reject })),
      }),
    change: (seq: number, before: StoredRow | null, after: StoredRow | null, collection = 'films') =>
      tell([{ seq, collection, id: 'd', before, after, by: 'u', at: '' }]),
  };
}

describe('counts', () => {
  it('follow each change after they were counted once', async () => {
    const { ask, change, pending } = stage();
    const first = ask();
    pending[0]!.resolve({ seq: 10, counts: { brand: { Kit: 2, Cup: 1 } } });
    expect(await first).toEqual({ brand: { Kit: 2, Cup: 1 } });
    change(11, null, film('d4', 'Cup'));
    change(12, film('d1', 'Kit'), film('d1', 'League'));
    change(13, film('d2', 'Kit'), film('d2', 'Kit', 'feedback'));
    change(14, film('d9', 'Kit', 'production'), film('d9', undefined));
    change(15, null, film('p', 'Cup'), 'posters');
    expect(await ask()).toEqual({ brand: { Cup: 2, League: 1 } });
    change(16, film('d4', 'Cup'), null);
    expect(await ask()).toEqual({ brand: { Cup: 1, League: 1 } });
    expect(pending).toHaveLength(1);
  });

  it('leave out changes that the database had counted, and add those that it had not', async () => {
    const { ask, change, pending } = stage();
    const asked = [ask(), ask()];
    change(10, null, film('d1', 'Kit'));
    change(11, null, film('d2', 'Kit'));
    pending[0]!.resolve({ seq: 10, counts: { brand: { Kit: 1 } } });
    expect(await Promise.all(asked)).toEqual([{ brand: { Kit: 2 } }, { brand: { Kit: 2 } }]);
    expect(pending).toHaveLength(1);
  });

  it('are not changed by those who got them', async () => {
    const { ask, pending } = stage();
    const first = ask();
    pending[0]!.resolve({ seq: 1, counts: { brand: { Kit: 1 } } });
    (await first).brand!.Kit = 7;
    expect(await ask()).toEqual({ brand: { Kit: 1 } });
  });

  it('are counted anew after a failure, and kept only of the latest questions', async () => {
    const { ask, pending } = stage();
    const lost = ask();
    pending[0]!.reject(new Error('Lost'));
    await expect(lost).rejects.toThrow('Lost');
    const again = ask();
    expect(pending).toHaveLength(2);
    pending[1]!.resolve({ seq: 1, counts: { brand: {} } });
    await again;
    for (let at = 0; at < 50; at++) {
      const other = ask({ department: `D${at}` });
      pending.at(-1)!.resolve({ seq: 1, counts: { brand: {} } });
      await other;
    }
    void ask();
    expect(pending).toHaveLength(53);
  });
});
