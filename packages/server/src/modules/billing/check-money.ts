import {
  type Budget,
  budgets,
  type Cost,
  closedBudget,
  costFault,
  costs,
  paymentFault,
  payments,
} from '@pavilion/domain/billing';
import { shoots } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Draft, Effect, ReadingTx } from '../../engines/store/types.ts';
import { referred } from '../planner/referred.ts';

const wholes = { productionId: briefs, budget: budgets, shoot: shoots } as const;

/**
 * Refuses costs entered without a date, type, brief or budget, that refer to missing or hidden documents, or that are put on an
 * inactive budget, in every kind of request (PLN-044, PLN-051).
 */
export const checkCosts: Effect<typeof costs> = {
  on: costs,
  complete: checkAll,
};

async function checkAll(tx: ReadingTx, drafts: readonly Draft<typeof costs>[]): Promise<[]> {
  if (tx.actor.kind !== 'user') return [];
  for (const { before, after } of drafts) {
    const fault = costFault(after, before);
    if (fault) throw new Refusal('INVALID', fault.message, fault.field);
  }
  // One check for each value: all rows of a spreadsheet refer to one brief.
  for (const field of Object.keys(wholes) as (keyof typeof wholes)[]) {
    const ids = drafts.map(({ before, after }) => newValue(before, after, field));
    for (const id of new Set(ids)) {
      const whole = await referred(tx, wholes[field], id, field);
      const closed = field === 'budget' && whole ? closedBudget(whole as Budget) : undefined;
      if (closed) throw new Refusal('INVALID', closed, field);
    }
  }
  return [];
}

const newValue = (before: Cost | null, after: Cost, field: keyof typeof wholes) =>
  before?.[field] !== after[field] ? after[field] : undefined;

/** Refuses payments of nothing, and into a missing budget. */
export const checkPayments: Effect<typeof payments> = {
  on: payments,
  complete: each(async (tx, { before, after }) => {
    const fault = tx.actor.kind === 'user' ? paymentFault(after, before) : undefined;
    if (fault) throw new Refusal('INVALID', fault.message, fault.field);
    if (after.budgetId !== before?.budgetId) await referred(tx, budgets, after.budgetId, 'budgetId');
    return undefined;
  }),
};
