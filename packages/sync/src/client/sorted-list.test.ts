import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareBy } from '../compare.ts';
import type { WireDocument } from '../protocol.ts';
import { createSortedList } from './sorted-list.ts';

const compare = compareBy([{ field: 'rank', direction: 'desc' }]);
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const puts = fc.array(fc.record({ id, rank: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }) }));

it('is the latest version of each document in order, whatever is put and removed', () => {
  fc.assert(
    fc.property(puts, fc.nat(5), (steps, limit) => {
      const list = createSortedList(compare);
      const expected = new Map<string, WireDocument>();
      for (const { id, rank } of steps) {
        const before = expected.get(id);
        const document = rank === undefined ? undefined : { id, _rev: 1, rank };
        if (document) expected.set(id, document);
        else expected.delete(id);
        expect(list.put(id, document)).toBe(before !== document);
        expect(list.has(id)).toBe(document !== undefined);
      }
      const sorted = [...expected.values()].sort(compare);
      expect(list.first()).toEqual(sorted);
      expect(list.first(limit)).toEqual(sorted.slice(0, limit));
      list.clear();
      expect(list.first()).toEqual([]);
    }),
  );
});
