import { toPounds } from '@pavilion/domain';
import { billings } from '@pavilion/domain/billing';
import { resources, type Shift, shifts } from '@pavilion/domain/planner';
import { differing } from '@pavilion/sync';
import { each } from '../../engines/store/each.ts';
import type { Actor, Effect, Store, Tx } from '../../engines/store/types.ts';
import { countingOnce } from '../production/count-brief.ts';

type Counted = typeof resources | typeof billings;
type Counter = 'resourceId' | 'billing';

interface Booked {
  totalDays: number;
  /** Pounds. */
  totalCost?: number;
}

/** The days of all shifts of a resource; of those at a billing also what they cost. */
async function booked(tx: Tx, field: Counter, id: string): Promise<Booked> {
  const [row] = await tx.sql<{ days: number; pence: number }>(
    `SELECT coalesce(sum((data->>'days')::float8), 0)::float8 AS days,
       coalesce(sum(round((data->>'cost')::numeric * 100)), 0)::float8 AS pence
     FROM shifts WHERE (data->>'${field}' COLLATE "C") = $1`,
    [id],
  );
  const { days, pence } = row!;
  return { totalDays: days, ...(field === 'billing' ? { totalCost: toPounds(pence) } : {}) };
}

/**
 * Counts under the lock of what is counted for, so that of two bookings at once the second counts the first. Answers with
 * what had to be changed.
 */
export async function recount(tx: Tx, type: Counted, field: Counter, id: string): Promise<Partial<Booked> | undefined> {
  const counted = await tx.lock(type, id);
  if (!counted) return undefined;
  const changes: Partial<Booked> | undefined = differing(counted, await booked(tx, field, id));
  if (changes) await tx.patch(type, id, changes);
  return changes;
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

/** PLN-033, PLN-040: resources and billings know how many days are booked of them, and billings for how much. */
export const sumBookings: Effect<typeof shifts> = {
  on: shifts,
  follow: each(async (tx, { before, after }) => {
    const summed = (field: Counter) => (one: Shift | null) =>
      one && [one[field], one.days, field === 'billing' && one.cost].join();
    for (const [type, field] of counters) {
      if (summed(field)(before) === summed(field)(after)) continue;
      for (const id of idsOf(before?.[field], after?.[field])) {
        const later = waiting.get(tx);
        if (later) later[field].add(id);
        else await recount(tx, type, field, id);
      }
    }
  }),
};

/** In the order in which everybody locks them. */
const counters = [
  [resources, 'resourceId'],
  [billings, 'billing'],
] as const;

const idsOf = (...ids: (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))].sort();
