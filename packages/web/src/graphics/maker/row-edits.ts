import type { FieldRow, FieldValue } from '@pavilion/domain';
import { sameJson } from '@pavilion/sync';

/** A change of a list. It may be made in another list than the one that was seen: in what somebody else has made of it since. */
export type RowEdit = (rows: readonly FieldRow[]) => FieldRow[];

type Rows = readonly FieldRow[];

/** The rows of a list field; none of a field without a value. */
export const rowsOf = (value: FieldValue | undefined): Rows => (Array.isArray(value) ? value : []);

/** Makes changes one after the other. */
export const applyEdits = (edits: readonly RowEdit[], rows: Rows): FieldRow[] =>
  edits.reduce<FieldRow[]>((now, edit) => edit(now), [...rows]);

/** Where the row stands now that stood at a place of the rows that were seen. Undefined if it was removed. */
function placeOf(rows: Rows, seen: Rows, at: number): number | undefined {
  const was = seen[at] ?? {};
  const is = rows[at];
  if (is && sameJson(is, was)) return at;
  const isOther = is && !sameJson(is, {}) && seen.some((row, index) => index !== at && sameJson(row, is));
  if (rows.length !== seen.length || isOther) {
    const found = rows.findIndex((row) => sameJson(row, was));
    return found >= 0 ? found : undefined;
  }
  // Somebody else is writing in the same row.
  return at;
}

/** Writes a cell of a row, which stood at a place of the rows that were seen. */
export const setCell =
  (seen: Rows, at: number, key: string, text: string): RowEdit =>
  (rows) => {
    const place = placeOf(rows, seen, at);
    // The row was removed while it was being written: it comes back with what it had.
    if (place === undefined) return [...rows, { ...seen[at], [key]: text }];
    return rows.map((row, index) => (index === place ? { ...row, [key]: text } : row));
  };

/** Writes cells from a place on, to the right and down, and adds rows as they are needed; `most` of them at the most. */
export const setCells =
  (at: number, keys: readonly string[], cells: readonly (readonly string[])[], most: number): RowEdit =>
  (rows) => {
    const written = [...rows];
    for (const [down, texts] of cells.entries()) {
      if (at + down >= most) break;
      const filled = keys.flatMap((key, right) => (texts[right] === undefined ? [] : [[key, texts[right]]]));
      written[at + down] = { ...written[at + down], ...Object.fromEntries(filled) };
    }
    return written;
  };

export const addRow = (): RowEdit => (rows) => [...rows, {}];

export const removeRow =
  (seen: Rows, at: number): RowEdit =>
  (rows) => {
    const place = placeOf(rows, seen, at);
    return rows.filter((_, index) => index !== place);
  };

export const moveRow =
  (seen: Rows, at: number, to: number): RowEdit =>
  (rows) => {
    const place = placeOf(rows, seen, at);
    if (place === undefined) return [...rows];
    const others = rows.filter((_, index) => index !== place);
    const target = Math.max(0, Math.min(others.length, place + to - at));
    return [...others.slice(0, target), rows[place]!, ...others.slice(target)];
  };
