import type { Row } from '../database/index.ts';
import type { StoredRow } from './types.ts';

/** A row of a document table. */
export interface DocumentRow extends Row {
  id: string;
  rev: number;
  data: Record<string, unknown>;
}

export function toStored({ id, rev, data }: DocumentRow): StoredRow {
  return { id, _rev: rev, ...data };
}

/** The data alone, as in the `data` column. */
export function dataOf(stored: StoredRow): Record<string, unknown> {
  const { id: _id, _rev, ...data } = stored;
  return data;
}

/** The fields in which a changed document differs. The database writes it from these and from what it has. */
export interface Difference {
  gone: string[];
  set: Record<string, unknown>;
}

export function differenceOf(before: Record<string, unknown>, after: Record<string, unknown>): Difference {
  return {
    gone: Object.keys(before).filter((key) => after[key] === undefined),
    set: Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== before[key])),
  };
}
