import { budgets, costs, payments } from '@pavilion/domain/billing';
import { shifts } from '@pavilion/domain/planner';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Refuses to delete a budget with payments or costs: payments are kept for good (OPN-080). */
export const keepUsedBudget: Effect<typeof budgets> = {
  on: budgets,
  follow: each(async (tx, { before, after }) => {
    if (after || !before) return;
    const holds = [
      counted(await tx.count(payments, { budgetId: before.id }), 'payment'),
      counted(await tx.count(costs, { budget: before.id }), 'cost'),
      counted(await tx.count(shifts, { budget: before.id }), 'shift'),
    ].filter((words) => words !== '');
    if (holds.length === 0) return;
    const words = holds.length > 1 ? `${holds.slice(0, -1).join(', ')} and ${holds.at(-1)}` : holds[0];
    throw new Refusal('CONFLICT', `This budget has ${words} and stays. It can be set inactive instead.`);
  }),
};

const counted = (count: number, noun: string) =>
  count === 0 ? '' : `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
