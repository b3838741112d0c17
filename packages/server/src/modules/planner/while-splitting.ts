import type { ReadingTx, Tx } from '../../engines/store/types.ts';

const splitting = new WeakSet<ReadingTx>();

/** Marks a transaction that replaces a booking by its parts: the parts keep their shares of the cost and are not announced. */
export async function whileSplitting<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  splitting.add(tx);
  try {
    return await work();
  } finally {
    splitting.delete(tx);
  }
}

export const isSplitting = (tx: ReadingTx): boolean => splitting.has(tx);
