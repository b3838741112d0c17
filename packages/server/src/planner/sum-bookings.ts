import { billings } from '@pavilion/domain/billing';
import { resources, type Shift, shifts } from '@pavilion/domain/planner';
import { countingOnce } from '../production/count-brief.ts';
import type { Actor, Effect, Store, Tx } from '../store/types.ts';

type Counted = typeof resources | typeof billings;
type Counter = 'resourceId' | 'billing';

/** The days of all shifts of a resource, or of those at a rate. */
export async function bookedDays(tx: Tx, field: Counter, id: string): Promise<number> {
  const [row] = await tx.sql<{ days: number | null }>(
    `SELECT sum((data->>'days')::float8)::float8 AS days FROM shifts WHERE (data->>'${field}' COLLATE "C") = $1`,
    [id],
  );
  return row?.days ?? 0;
}

/** Counts under the lock of what is counted for, so that of two bookings at once the second counts the first. */
async function recount(tx: Tx, type: Counted, field: Counter, id: string): Promise<void> {
  const counted = await tx.lock(type, id);
  if (!counted) return;
  const totalDays = await bookedDays(tx, field, id);
  if (counted.totalDays !== totalDays) await tx.patch(type, id, { totalDays });
}

/** What a transaction will count at its end, as `resourceId` or `billing` and the id. */
const waiting = new WeakMap<Tx, Record<Counter, Set<string>>>();

/** A transaction that books much at once and counts each resource, rate and brief once, at its end. */
export function bookingMany<T>(
  deps: { store: Pick<Store, 'transaction'>; actor: Actor },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return countingOnce(deps, async (tx) => {
    const later = { resourceId: new Set<string>(), billing: new Set<string>() };
    waiting.set(tx, later);
    const result = await work(tx);
    waiting.delete(tx);
    for (const [type, field] of counters) for (const id of idsOf(...later[field])) await recount(tx, type, field, id);
    return result;
  });
}

/** PLN-033, PLN-040: resources and rates know how many days are booked of them. */
export const sumBookings: Effect<typeof shifts> = {
  on: shifts,
  async run(tx, { before, after }) {
    const summed = (field: Counter) => (one: Shift | null) => one && [one[field], one.days].join();
    for (const [type, field] of counters) {
      if (summed(field)(before) === summed(field)(after)) continue;
      for (const id of idsOf(before?.[field], after?.[field])) {
        const later = waiting.get(tx);
        if (later) later[field].add(id);
        else await recount(tx, type, field, id);
      }
    }
  },
};

/** In the order in which everybody locks them. */
const counters = [
  [resources, 'resourceId'],
  [billings, 'billing'],
] as const;

const idsOf = (...ids: (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))].sort();
