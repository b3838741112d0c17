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
