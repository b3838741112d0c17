import { compareBy, type OrderBy } from '@pavilion/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredRow } from '../store/types.ts';
import { createWindow } from './window.ts';

const orderBy: OrderBy = [{ field: 'n', direction: 'desc' }];
const row = fc.record({
  id: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  n: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
});
const step = fc.record({ row, gone: fc.boolean() });

it('equals a new query after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(row),
      fc.array(step, { maxLength: 60 }),
      fc.nat(4),
      fc.integer({ min: 1, max: 5 }),
      (first, steps, offset, limit) => {
        const world = new Map<string, StoredRow>(first.map(({ id, n }) => [id, { id, _rev: 1, n }]));
        const ask = (from: number, count: number) =>
          [...world.values()].sort(compareBy(orderBy)).slice(from, from + count);
        const window = createWindow(orderBy, offset, limit);
        window.fill(ask(0, window.wanted));
        for (const { row, gone } of steps) {
          const after = gone ? null : { id: row.id, _rev: 2, n: row.n };
          if (after) world.set(row.id, after);
          else world.delete(row.id);
          window.apply(row.id, after);
          if (window.needsFilling()) window.fill(ask(0, window.wanted));
          expect(window.visible()).toEqual(ask(offset, limit));
        }
      },
    ),
    { numRuns: 300 },
  );
});
