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
  /** In pounds. */
  totalCost?: number;
}

/** Total days of the sessions of a resource or billing; for a billing also their cost. */
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
 * Counts under the lock of the counted document, so that the second of two simultaneous bookings counts the first. Returns the
 * changed fields.
 */
export async function recount(tx: Tx, type: Counted, field: Counter, id: string): Promise<Partial<Booked> | undefined> {
  const counted = await tx.lock(type, id);
  if (!counted) return undefined;
  const changes: Partial<Booked> | undefined = differing(counted, await booked(tx, field, id));
  if (changes) await tx.patch(type, id, changes);
  return changes;
}

/** What a transaction will count at its end, by field (`resourceId` or `billing`) and id. */
const waiting = new WeakMap<Tx, Record<Counter, Set<string>>>();

/** Runs a transaction with many bookings that counts each resource, billing and brief once, at its end. */
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

/** Keeps the booked days of resources and billings, and the cost of billings, up to date (PLN-033, PLN-040). */
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

/** In locking order. */
const counters = [
  [resources, 'resourceId'],
  [billings, 'billing'],
] as const;

const idsOf = (...ids: (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))].sort();
