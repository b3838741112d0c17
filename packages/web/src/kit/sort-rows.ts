import type { Sort } from './url-state.ts';

type Value = string | number | boolean | null | undefined;

/** Rows in the order of one of their values; those without one come last, whichever way it goes. */
export function sortRows<T extends { id: string }>(
  rows: readonly T[],
  { field, direction }: Sort,
  valueFor: (row: T, field: string) => Value,
): T[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: valueFor(row, field) }));
  keyed.sort((left, right) => {
    const [a, b] = [left.value ?? '', right.value ?? ''];
    if (a === '' || b === '') return a === b ? byId(left.row, right.row) : a === '' ? 1 : -1;
    return sign * compare(a, b) || byId(left.row, right.row);
  });
  return keyed.map(({ row }) => row);
}

/** Capital letters and accents do not count; figures in names go by their value. */
const words = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

function compare(left: NonNullable<Value>, right: NonNullable<Value>): number {
  if (typeof left === 'string' && typeof right === 'string') return words.compare(left, right);
  return Number(left) - Number(right);
}

const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);
