import { compareBy, type OrderBy } from '@pavilion/sync';
import type { StoredRow } from '../store/types.ts';

/**
 * Rows of an ordered query with a limit, plus a reserve, so that a removed row is replaced without a database query.
 * When the reserve runs out, `needsFilling` is true.
 */
export interface Window {
  /** Number of rows to request from the database, from the first. */
  readonly wanted: number;
  fill(rows: readonly StoredRow[]): void;
  /** Applies a change of one document: removes the old version by id and inserts the new one (null: no match). */
  apply(id: string, after: StoredRow | null): void;
  needsFilling(): boolean;
  visible(): readonly StoredRow[];
}

export function createWindow(orderBy: OrderBy | undefined, offset: number, limit: number): Window {
  const compare = compareBy<StoredRow>(orderBy);
  const end = offset + limit;
  const slack = Math.min(200, Math.max(10, Math.ceil(limit / 2)));
  const wanted = end + slack;
  let rows: StoredRow[] = [];
  const byId = new Map<string, StoredRow>();
  /** True while the rows are all matches; only then can a row be appended at the end. */
  let complete = false;

  function positionOf(row: StoredRow): number {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(rows[middle]!, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    wanted,
    fill(found) {
      rows = [...found];
      complete = found.length < wanted;
      byId.clear();
      for (const row of rows) byId.set(row.id, row);
    },
    apply(id, after) {
      const known = byId.get(id);
      if (known) {
        rows.splice(positionOf(known), 1);
        byId.delete(id);
      }
      if (!after) return;
      const position = positionOf(after);
      // More rows may follow the last one held; where this row falls among them is unknown.
      if (position === rows.length && !complete) return;
      rows.splice(position, 0, after);
      byId.set(id, after);
      if (rows.length <= wanted + slack) return;
      for (const { id: dropped } of rows.splice(wanted)) byId.delete(dropped);
      complete = false;
    },
    needsFilling: () => !complete && rows.length < end,
    visible: () => rows.slice(offset, end),
  };
}
