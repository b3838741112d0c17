import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareBy } from '../compare.ts';
import type { WireDocument } from '../protocol.ts';
import { createDocuments } from './documents.ts';
import { createSortedList, type SortedList } from './sorted-list.ts';

const compare = compareBy([{ field: 'rank', direction: 'desc' }]);
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
/** Puts versions of documents into one list, as the channels do. */
function placing(list: SortedList) {
  const documents = createDocuments();
  const entryOf = (id: string) => documents.reach('notes', id);
  const put = (id: string, document: WireDocument | undefined) => {
    const entry = entryOf(id);
    entry.view = document;
    const isNew = list.put(entry, document !== undefined);
    entry.placed = document;
    return isNew;
  };
  return { put, has: (id: string) => list.has(entryOf(id)) };
}
const puts = fc.array(fc.record({ id, rank: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }) }));

it('is the latest version of each document in order, whatever is put and removed', () => {
  fc.assert(
    fc.property(puts, fc.nat(5), (steps, limit) => {
      const list = createSortedList(1, compare);
      const { put, has } = placing(list);
      const expected = new Map<string, WireDocument>();
      for (const { id, rank } of steps) {
        const before = expected.get(id);
        const document = rank === undefined ? undefined : { id, _rev: 1, rank };
        if (document) expected.set(id, document);
        else expected.delete(id);
        expect(put(id, document)).toBe(before !== document);
        expect(has(id)).toBe(document !== undefined);
      }
      const sorted = [...expected.values()].sort(compare);
      expect(list.first()).toEqual(sorted);
      expect(list.first(limit)).toEqual(sorted.slice(0, limit));
      list.clear();
      expect(list.first()).toEqual([]);
      for (const id of expected.keys()) expect(has(id)).toBe(false);
    }),
  );
});

it('compares a new version of a document, and a new last document, once', () => {
  let compared = 0;
  const list = createSortedList(1, (left, right) => {
    compared += 1;
    return compare(left, right);
  });
  const placed = placing(list);
  const put = (id: string, rank: number, _rev = 1) => placed.put(id, { id, _rev, rank });
  for (let n = 0; n < 100; n++) put(`d${n}`, -n);
  expect(compared).toBe(99);
  for (let n = 0; n < 100; n++) put(`d${n}`, -n, 2);
  expect(compared).toBe(199);
  expect(list.first().map(({ _rev }) => _rev)).toEqual(Array.from({ length: 100 }, () => 2));
});
