import { trashTypes } from '@pavilion/domain/system';

export interface TrashRow extends Record<string, unknown> {
  collection: string;
  id: string;
  data: Record<string, unknown>;
  deleted_at: string;
  by_user: string;
}

export const keyOf = ({ collection, id }: Pick<TrashRow, 'collection' | 'id'>) => `${collection}/${id}`;

/** The parent of a deleted document: the nearest document that it names. */
export function wholeOf({ collection, data }: Pick<TrashRow, 'collection' | 'data'>): string | null {
  for (const { field, type: whole } of trashTypes.get(collection)?.about.partOf ?? []) {
    const id = data[field];
    if (typeof id === 'string' && id !== '') return `${whole}/${id}`;
  }
  return null;
}

/** Parts deleted in one deletion, by the key of their parent. */
export function partsByWhole(rows: readonly TrashRow[]): Map<string, TrashRow[]> {
  const parts = new Map<string, TrashRow[]>();
  for (const row of rows) {
    const whole = wholeOf(row);
    if (whole) parts.set(whole, [...(parts.get(whole) ?? []), row]);
  }
  return parts;
}

/** A document with all its parts deleted in the same deletion. */
export function withParts(root: TrashRow, parts: ReadonlyMap<string, TrashRow[]>): TrashRow[] {
  const found = [root];
  for (const row of found) found.push(...(parts.get(keyOf(row)) ?? []));
  return found;
}

/** The documents of a deletion whose parent was not deleted with them. */
export function rootsIn(rows: readonly TrashRow[]): TrashRow[] {
  const keys = new Set(rows.map(keyOf));
  return rows.filter((row) => !keys.has(wholeOf(row) ?? ''));
}
