import type { FieldRow } from '@pavilion/domain';
import { sameJson } from '@pavilion/sync';
import { useRef } from 'react';

interface Keyed {
  row: FieldRow;
  key: number;
}

let lastKey = 0;

/**
 * A key for each row of a list, though rows have no ids: one that is unchanged keeps its key wherever it stands now, so that
 * somebody who writes in it keeps the focus when rows above come or go.
 */
export function useRowKeys(rows: readonly FieldRow[]): number[] {
  const last = useRef<readonly Keyed[]>([]);
  last.current = keyed(rows, last.current);
  return last.current.map(({ key }) => key);
}

/** Rows with the keys that they had before: by content in their place, by content elsewhere, then by likeness. */
export function keyed(rows: readonly FieldRow[], before: readonly Keyed[]): Keyed[] {
  const free = new Set(before);
  const keys: (number | undefined)[] = rows.map(() => undefined);
  const give = (at: number, from: Keyed | undefined) => {
    if (!from || !free.delete(from)) return;
    keys[at] = from.key;
  };
  const rest = () => rows.flatMap((row, at) => (keys[at] === undefined ? [{ row, at }] : []));
  for (const [at, row] of rows.entries()) if (before[at] && sameJson(before[at].row, row)) give(at, before[at]);
  // Empty rows are all alike: they are found by their place.
  const filled = rest().filter(({ row }) => !sameJson(row, {}));
  for (const { row, at } of filled) {
    const same = [...free].find((each) => sameJson(each.row, row));
    give(at, same);
  }
  for (const { row, at } of rest()) {
    const alike = (each: Keyed) => Object.entries(row).filter(([key, value]) => each.row[key] === value).length;
    const most = [...free].reduce<Keyed | undefined>(
      (best, each) => (best === undefined || alike(each) > alike(best) ? each : best),
      before[at] && free.has(before[at]) ? before[at] : undefined,
    );
    give(at, most);
  }
  return rows.map((row, at) => ({ row, key: keys[at] ?? ++lastKey }));
}
