import { budgetHolds, budgets, costs, payments } from '@pavilion/domain/billing';
import { shifts } from '@pavilion/domain/planner';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Refuses to delete a budget with payments or costs: payments are kept for good (OPN-080). */
export const keepUsedBudget: Effect<typeof budgets> = {
  on: budgets,
  follow: each(async (tx, { before, after }) => {
    if (after || !before) return;
    const holds = budgetHolds({
      payments: await tx.count(payments, { budgetId: before.id }),
      costs: await tx.count(costs, { budget: before.id }),
      sessions: await tx.count(shifts, { budget: before.id }),
    });
    if (holds) throw new Refusal('CONFLICT', holds);
  }),
};
