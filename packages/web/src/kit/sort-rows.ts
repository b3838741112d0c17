import { naturalOrder } from './natural-order.ts';
import type { Sort } from './url-state.ts';

type Value = string | number | boolean | null | undefined;

/** Sorts rows by one of their values; rows without a value come last in both directions. */
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

function compare(left: NonNullable<Value>, right: NonNullable<Value>): number {
  if (typeof left === 'string' && typeof right === 'string') return naturalOrder(left, right);
  return Number(left) - Number(right);
}

const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);
