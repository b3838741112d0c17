import { type Shift, shifts } from '@pavilion/domain/planner';
import { type Brief, briefs, type Deliverable, deliverables } from '@pavilion/domain/production';
import { differing } from '@pavilion/sync';
import type { Actor, DocumentChange, Effect, Store, Tx } from '../../engines/store/types.ts';

/** Counts of a brief's deliverables (OPN-088). `nextDeadline` is the earliest that has not been met. */
export async function deliverableCounts(tx: Tx, brief: string) {
  const [row] = await tx.sql<{ total: number; signed: number; next: string | null }>(
    `SELECT count(*)::int AS total,
       (count(*) FILTER (WHERE data->>'state' = 'signed'))::int AS signed,
       min(data->>'deadline' COLLATE "C") FILTER (WHERE data->>'state' <> 'signed' AND (data->>'active')::boolean) AS next
     FROM deliverables WHERE (data->>'production' COLLATE "C") = $1`,
    [brief],
  );
  return { totalDels: row!.total, signedDels: row!.signed, nextDeadline: row!.next ?? undefined };
}

/** Sums of the effort booked on a brief (OPN-088). */
export async function shiftSums(tx: Tx, brief: string) {
  const [row] = await tx.sql<{ days: number | null; resources: string[] | null }>(
    `SELECT sum((data->>'days')::float8)::float8 AS days,
       jsonb_agg(DISTINCT data->'resourceId') FILTER (WHERE data->'resourceId' IS NOT NULL) AS resources
     FROM shifts WHERE (data->>'productionId' COLLATE "C") = $1 AND data->>'type' = 'production'`,
    [brief],
  );
  return { totalDays: row!.days ?? 0, resources: (row!.resources ?? []).slice(0, 500) };
}

/** Recounts under the brief's lock, so that the second of two simultaneous changes counts the first. */
async function recount(tx: Tx, id: string, count: (tx: Tx, brief: string) => Promise<Partial<Brief>>): Promise<void> {
  const brief = await tx.lock(briefs, id);
  const changes = brief && differing(brief, await count(tx, id));
  if (changes) await tx.patch(briefs, id, changes);
}

/** Briefs whose deliverables or shifts a transaction will count at its end. */
const waiting = new WeakMap<Tx, { deliverables: Set<string>; shifts: Set<string> }>();

/** Runs a transaction with many changes of deliverables or shifts that counts each brief once, at its end. */
export function countingOnce<T>(
  { store, actor }: { store: Pick<Store, 'transaction'>; actor: Actor },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return store.transaction(actor, async (tx) => {
    const later = { deliverables: new Set<string>(), shifts: new Set<string>() };
    waiting.set(tx, later);
    const result = await work(tx);
    waiting.delete(tx);
    for (const id of [...later.deliverables].sort()) await recount(tx, id, deliverableCounts);
    for (const id of [...later.shifts].sort()) await recount(tx, id, shiftSums);
    return result;
  });
}

export const countDeliverables: Effect<typeof deliverables> = {
  on: deliverables,
  follow: countAll,
};

async function countAll(tx: Tx, changes: readonly DocumentChange<typeof deliverables>[]): Promise<void> {
  const counted = (one: Deliverable | null) => one && [one.production, one.state, one.deadline, one.active].join();
  const changed = changes.filter(({ before, after }) => counted(before) !== counted(after));
  const ids = changed.flatMap(({ before, after }) => [before?.production, after?.production]);
  for (const brief of briefsOf(...ids)) {
    const later = waiting.get(tx);
    if (later) later.deliverables.add(brief);
    else await recount(tx, brief, deliverableCounts);
  }
}

export const sumShifts: Effect<typeof shifts> = {
  on: shifts,
  follow: sumAll,
};

async function sumAll(tx: Tx, changes: readonly DocumentChange<typeof shifts>[]): Promise<void> {
  const summed = (one: Shift | null) => one && [one.productionId, one.days, one.type, one.resourceId].join();
  const changed = changes.filter(({ before, after }) => summed(before) !== summed(after));
  const ids = changed.flatMap(({ before, after }) => [before?.productionId, after?.productionId]);
  for (const brief of briefsOf(...ids)) {
    const later = waiting.get(tx);
    if (later) later.shifts.add(brief);
    else await recount(tx, brief, shiftSums);
  }
}

function briefsOf(...ids: (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined))].sort();
}
