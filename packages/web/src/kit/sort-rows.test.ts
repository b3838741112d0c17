import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

const rows = [
  { id: 'a', name: 'Suite 10', days: 2 },
  { id: 'b', name: 'suite 9', days: 0 },
  { id: 'c', name: undefined, days: 12 },
  { id: 'd', name: 'Édit', days: 2 },
];
const ids = (field: 'name' | 'days', direction: 'asc' | 'desc') =>
  sortRows(rows, { field, direction }, (row, by) => row[by as 'name' | 'days'])
    .map(({ id }) => id)
    .join('');

describe('sorting', () => {
  it.each([
    ['name', 'asc', 'dbac'],
    ['name', 'desc', 'abdc'],
    ['days', 'asc', 'badc'],
    ['days', 'desc', 'cadb'],
  ] as const)(
    'sorting by %s %s gives %s: ignores case and accents, numbers by value, empty values last',
    (field, direction, order) => {
      expect(ids(field, direction)).toBe(order);
    },
  );
});
