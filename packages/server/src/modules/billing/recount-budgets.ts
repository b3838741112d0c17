import { budgets } from '@pavilion/domain/billing';
import { differing } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../engines/jobs/types.ts';
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
      drifted += await recount(context, id);
    }
    if (drifted > 0) context.log.warn({ drifted }, 'Wrong totals of budgets were corrected.');
  },
});

async function recount({ store, log }: Context, id: string): Promise<0 | 1> {
  return store.transaction({ kind: 'system', name: 'job:recountBudgets' }, async (tx) => {
    const budget = await tx.lock(budgets, id);
    if (!budget) return 0;
    const is = await budgetTotals(tx, id);
    const changes = differing(budget, is);
    if (!changes) return 0;
    const was = { paidTotal: budget.paidTotal, costTotal: budget.costTotal, workTotal: budget.workTotal };
    log.warn({ budget: id, was, is }, 'The totals of a budget were wrong.');
    await tx.patch(budgets, id, changes);
    return 1;
  });
}
