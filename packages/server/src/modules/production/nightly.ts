import { londonDay } from '@pavilion/domain';
import { briefs, deliverables, isOverdue } from '@pavilion/domain/production';
import { differing } from '@pavilion/sync';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import type { Tx } from '../../engines/store/types.ts';
import { deliverableCounts, shiftSums } from './count-brief.ts';

const atOnce = 200;

/**
 * Updates the stored overdue flags each midnight in London: a deadline passes without a change of the document (PRD-051,
 * OPN-088).
 */
export const refreshOverdue = defineJob({
  name: 'refreshOverdue',
  payload: z.object({}),
  timeout: 600,
  retries: 3,
  schedule: '0 0 * * *',
  async run({ store, clock }) {
    const today = londonDay(clock());
    const passed = { overdue: false, deadline: { lt: today } };
    const ahead = { overdue: true, or: [{ deadline: { gte: today } }, { deadline: null }] };
    for (;;) {
      const wrong = await store.find(deliverables, { where: { or: [passed, ahead] }, limit: atOnce });
      if (wrong.length === 0) return;
      await store.transaction({ kind: 'system', name: 'job:refreshOverdue' }, async (tx) => {
        for (const { id } of wrong.sort((a, b) => (a.id < b.id ? -1 : 1))) {
          const current = await tx.lock(deliverables, id);
          const overdue = current && isOverdue(current.deadline, tx.now);
          if (current && current.overdue !== overdue) await tx.patch(deliverables, id, { overdue: overdue === true });
        }
      });
    }
  },
});

/** Counts briefs again each night, corrects and logs differences. Effects keep the counters up to date during the day. */
export const recountBriefs = defineJob({
  name: 'recountBriefs',
  payload: z.object({}),
  timeout: 3_600,
  retries: 2,
  schedule: '20 3 * * *',
  async run(context, _payload, signal) {
    let drifted = 0;
    for (let after = ''; !signal.aborted; ) {
      const page = await context.store.find(briefs, {
        where: { id: { gt: after } },
        orderBy: [{ field: 'id', direction: 'asc' }],
        limit: atOnce,
      });
      for (const { id } of page) {
        const wrong = await context.store.transaction({ kind: 'system', name: 'job:recountBriefs' }, (tx) =>
          recountBrief(tx, id),
        );
        if (!wrong) continue;
        drifted += 1;
        context.log.warn({ brief: id, ...wrong }, 'A counter of a brief was wrong.');
      }
      const last = page.at(-1);
      if (!last) break;
      after = last.id;
    }
    if (drifted > 0) context.log.warn({ drifted }, 'Wrong counters of briefs were corrected.');
  },
});

/** Counts a brief again; what was wrong and is right now, or null. */
export async function recountBrief(tx: Tx, id: string): Promise<{ was: object; is: object } | null> {
  const brief = await tx.lock(briefs, id);
  if (!brief) return null;
  const is = differing(brief, { ...(await deliverableCounts(tx, id)), ...(await shiftSums(tx, id)) });
  if (!is) return null;
  const was = Object.fromEntries(Object.keys(is).map((field) => [field, brief[field as keyof typeof brief]]));
  await tx.patch(briefs, id, is);
  return { was, is };
}
