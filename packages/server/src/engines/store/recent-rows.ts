import type { Change, StoredRow } from './types.ts';

/**
 * The documents that changed last, as they are now: who patches one again need not read it first, since the write is done only
 * if its revision is still the one that was looked at.
 */
export interface RecentRows {
  get(collection: string, id: string): StoredRow | undefined;
  take(changes: readonly Change[]): void;
}

export function createRecentRows(most = 10_000): RecentRows {
  const rows = new Map<string, StoredRow>();
  return {
    get: (collection, id) => rows.get(`${collection}/${id}`),
    take(changes) {
      for (const { collection, id, after } of changes) {
        const key = `${collection}/${id}`;
        rows.delete(key);
        if (after) rows.set(key, after);
      }
      // A map remembers the order of insertion: the first is the one that changed longest ago.
      for (const key of rows.keys()) {
        if (rows.size <= most) break;
        rows.delete(key);
      }
    },
  };
}
