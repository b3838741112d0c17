import { collections } from '@pavilion/domain';
import { expect, it } from 'vitest';
import { arrangeCollections } from './arrange-collections.ts';

const make = (id: string, name: string, size: number, created_by: string) => ({
  ...collections.schema.parse({ name, size, created_by, created_at: `2026-01-0${id}T00:00:00.000Z` }),
  id,
  _rev: 1,
});
const all = [make('1', 'Kits 10', 3, 'b'), make('2', 'kits 9', 3, 'a'), make('3', 'Ashes', 12, 'b')];
const names: Record<string, string> = { a: 'Zoe', b: 'Adam' };
const order = (field: string, direction: 'asc' | 'desc') =>
  arrangeCollections(all, { field, direction }, (id) => names[id ?? ''] ?? '').map(({ id }) => id);

it.each([
  ['name', 'asc', ['3', '2', '1']],
  ['size', 'desc', ['3', '2', '1']],
  ['created_by', 'asc', ['3', '1', '2']],
  ['created_at', 'desc', ['3', '2', '1']],
  ['unheard of', 'asc', ['3', '2', '1']],
] as const)('the list of collections sorts by %s %s (LIB-015)', (field, direction, expected) => {
  expect(order(field, direction)).toEqual(expected);
});
