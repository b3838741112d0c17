import { compareBy, type OrderBy } from '@pavilion/sync';
import type { StoredRow } from '../store/types.ts';

/**
 * The rows of an ordered query with a limit, and some beyond it, so that a row which leaves is replaced at once without
 * asking the database. When those run dry it says that it must be filled again.
 */
export interface Window {
  /** How many rows to ask the database for, from the first. */
  readonly wanted: number;
  fill(rows: readonly StoredRow[]): void;
  /** Takes a change of one document: as it was before it is taken out by its id, as it is now (null: no match) it is put in. */
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
  /** True while these are all that match: then whatever is put in last belongs last. */
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
      // Behind the last row lie others that we do not hold: which of them comes first is not known here.
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
