import type { FieldRow } from '@pavilion/domain';
import { type Keyed, keyed, newKey } from './keyed-rows.ts';

type Rows = readonly FieldRow[];

/** A change of a list, by the keys of its rows: it is made in whatever somebody else has made of the list since. */
export type Change = (rows: readonly Keyed[]) => Keyed[];

/** What a person does to a list as they see it: a change of the rows that are known by their keys. */
export type RowEdit = (known: readonly Keyed[]) => Change;

/** Makes changes one after the other. */
export const applyChanges = (changes: readonly Change[], rows: readonly Keyed[]): readonly Keyed[] =>
  changes.reduce<readonly Keyed[]>((now, change) => change(now), rows);

/** A list after an edit that nobody else interferes with. */
export function edited(edit: RowEdit, rows: Rows): FieldRow[] {
  const known = keyed(rows, []);
  return edit(known)(known).map(({ row }) => row);
}

/** Writes a cell of a row, which stands at a place of the rows that are seen. */
export const setCell = (seen: Rows, at: number, column: string, text: string): RowEdit =>
  writeCells(seen, at, [{ [column]: text }]);

/**
 * Writes cells from a row on, down and into the given columns, and adds rows as they are needed; `most` of them at the most. Cells of a
 * column that is null are left out.
 */
export const setCells = (
  seen: Rows,
  at: number,
  columns: readonly (string | null)[],
  cells: readonly (readonly string[])[],
  most: number,
): RowEdit =>
  writeCells(
    seen,
    at,
    cells.map((texts) =>
      Object.fromEntries(
        columns.flatMap((column, right) =>
          column === null || texts[right] === undefined ? [] : [[column, texts[right]]],
        ),
      ),
    ),
    most,
  );

function writeCells(seen: Rows, at: number, written: Rows, most = Number.POSITIVE_INFINITY): RowEdit {
  return (known) => {
    const shown = keyed(seen, known);
    const targets = written.map((cells, down) => ({ cells, ...(shown[at + down] ?? { row: {}, key: newKey() }) }));
    return (rows) => {
      const now = [...rows];
      for (const { cells, row, key } of targets) {
        const place = now.findIndex((each) => each.key === key);
        if (place >= 0) now[place] = { key, row: { ...now[place]!.row, ...cells } };
        // A row that was removed while it was being written comes back with what it had.
        else if (now.length < most) now.push({ key, row: { ...row, ...cells } });
      }
      return now;
    };
  };
}

export const addRow = (): RowEdit => () => {
  const key = newKey();
  return (rows) => [...rows, { key, row: {} }];
};

export const removeRow =
  (seen: Rows, at: number): RowEdit =>
  (known) => {
    const key = keyed(seen, known)[at]?.key;
    return (rows) => rows.filter((each) => each.key !== key);
  };

export const moveRow =
  (seen: Rows, at: number, to: number): RowEdit =>
  (known) => {
    const key = keyed(seen, known)[at]?.key;
    return (rows) => {
      const place = rows.findIndex((each) => each.key === key);
      if (place < 0) return [...rows];
      const others = rows.filter((_, index) => index !== place);
      const target = Math.max(0, Math.min(others.length, place + to - at));
      return [...others.slice(0, target), rows[place]!, ...others.slice(target)];
    };
  };
