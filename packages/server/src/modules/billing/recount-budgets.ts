import { budgets } from '@pavilion/domain/billing';
import { differing } from '@pavilion/sync';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import type { Tx } from '../../engines/store/types.ts';
import { budgetTotals } from './sum-budgets.ts';

/**
 * Counts the totals of budgets again each night, corrects and logs differences. Effects keep them up to date during the day.
 */
export const recountBudgets = defineJob({
  name: 'recountBudgets',
  payload: z.object({}),
  timeout: 1_800,
  retries: 2,
  schedule: '40 3 * * *',
  async run(context, _payload, signal) {
    const all = await context.store.find(budgets, { orderBy: [{ field: 'id', direction: 'asc' }] });
    let drifted = 0;
    for (const { id } of all) {
      if (signal.aborted) return;
      const wrong = await context.store.transaction({ kind: 'system', name: 'job:recountBudgets' }, (tx) =>
        recountBudget(tx, id),
      );
      if (!wrong) continue;
      drifted += 1;
      context.log.warn({ budget: id, ...wrong }, 'The totals of a budget were wrong.');
    }
    if (drifted > 0) context.log.warn({ drifted }, 'Wrong totals of budgets were corrected.');
  },
});

/** Counts the totals of a budget again; what was wrong and is right now, or null. */
export async function recountBudget(tx: Tx, id: string): Promise<{ was: object; is: object } | null> {
  const budget = await tx.lock(budgets, id);
  if (!budget) return null;
  const is = await budgetTotals(tx, id);
  const changes = differing(budget, is);
  if (!changes) return null;
  await tx.patch(budgets, id, changes);
  return { was: { paidTotal: budget.paidTotal, costTotal: budget.costTotal, workTotal: budget.workTotal }, is };
}
