import type { FieldRow, FieldValue } from '@pavilion/domain';
import { sameJson } from '@pavilion/sync';

/** A row and its key. Rows have no ids, so the page gives them keys to find them again. */
export interface Keyed {
  row: FieldRow;
  key: number;
}

type Rows = readonly FieldRow[];

let lastKey = 0;
export const newKey = (): number => ++lastKey;

/** The rows of a list field; none of a field without a value. */
export const rowsOf = (value: FieldValue | undefined): Rows => (Array.isArray(value) ? value : []);

/**
 * Rows with the keys that they had before. A row is matched with an equal one at its place, with an equal one elsewhere, with one that
 * shares half of its cells, with the one at its place, and last with one that was empty. A row without a match gets a new key.
 */
export function keyed(rows: Rows, before: readonly Keyed[]): Keyed[] {
  const free = new Set(before);
  const keys: (number | undefined)[] = rows.map(() => undefined);
  const give = (at: number, from: Keyed | undefined) => {
    if (from && keys[at] === undefined && free.delete(from)) keys[at] = from.key;
  };
  const rest = () => rows.flatMap((row, at) => (keys[at] === undefined ? [{ row, at }] : []));
  for (const [at, row] of rows.entries()) if (before[at] && sameJson(before[at].row, row)) give(at, before[at]);
  // Empty rows are all alike: they are found by their place.
  for (const { row, at } of rest()) {
    if (!sameJson(row, {}))
      give(
        at,
        [...free].find((each) => sameJson(each.row, row)),
      );
  }
  const alike = rest().flatMap(({ row, at }) =>
    [...free].map((from) => ({ at, from, likeness: likeness(from.row, row) })).filter((pair) => pair.likeness >= 0.5),
  );
  for (const { at, from } of alike.sort((one, other) => other.likeness - one.likeness)) give(at, from);
  for (const { at } of rest()) if (before[at] && free.has(before[at])) give(at, before[at]);
  for (const { at } of rest())
    give(
      at,
      [...free].find(({ row }) => sameJson(row, {})),
    );
  return rows.map((row, at) => ({ row, key: keys[at] ?? newKey() }));
}

/** How much of a row is still there, from 0 to 1. A cell that was written on, or from which letters were taken, counts half. */
function likeness(before: FieldRow, row: FieldRow): number {
  const cells = Object.entries(before).map(([key, value]) => [String(value), String(row[key] ?? '')] as const);
  const filled = cells.filter(([was]) => was !== '');
  const kept = filled.map(([was, is]) => {
    if (was === is) return 1;
    return is !== '' && (is.startsWith(was) || was.startsWith(is)) ? 0.5 : 0;
  });
  return kept.reduce<number>((sum, part) => sum + part, 0) / Math.max(1, filled.length);
}
