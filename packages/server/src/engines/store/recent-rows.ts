import type { Change, StoredRow } from './types.ts';

/**
 * Current state of recently changed documents. A patch of one of these needs no read first, since the write succeeds only if
 * the revision is unchanged.
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
      // A map keeps insertion order: the first entry changed longest ago.
      for (const key of rows.keys()) {
        if (rows.size <= most) break;
        rows.delete(key);
      }
    },
  };
}
