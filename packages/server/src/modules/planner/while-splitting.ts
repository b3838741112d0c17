import type { ReadingTx, Tx } from '../../engines/store/types.ts';

const splitting = new WeakSet<ReadingTx>();

/** Marks a transaction that puts parts in the place of a whole: they keep their shares, and are no news to anybody. */
export async function whileSplitting<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  splitting.add(tx);
  try {
    return await work();
  } finally {
    splitting.delete(tx);
  }
}

export const isSplitting = (tx: ReadingTx): boolean => splitting.has(tx);
