import type { Cost } from './documents.ts';

/** Fields that a cost needs, in the order of the form (PLN-044). */
export const costNeeds = ['productionId', 'date', 'amount', 'type'] as const;
export type CostNeed = (typeof costNeeds)[number];

export interface CostDraft {
  productionId?: string | null | undefined;
  /** YYYY-MM-DD. */
  date?: string | null | undefined;
  /** Pounds. */
  amount?: number | null | undefined;
  type?: string | null | undefined;
}

/** Needed fields that are still empty. The Add Cost button appears when there are none (PLN-044). */
export function missingForCost(draft: CostDraft): CostNeed[] {
  return costNeeds.filter((need) => draft[need] === undefined || draft[need] === null || draft[need] === '');
}

/**
 * Fault of a cost to be stored: a missing date, type, or brief or budget. The form needs a brief, but an imported cost may have
 * only a budget. A field that the stored cost already lacks is no fault, so that old costs can be edited.
 */
export function costFault(cost: Cost, before: Cost | null): { field: CostNeed; message: string } | undefined {
  const lacks = (has: (one: Cost) => unknown) => !has(cost) && (!before || has(before));
  if (lacks(({ productionId, budget }) => productionId || budget)) {
    return { field: 'productionId', message: 'Choose a brief or a budget for this cost.' };
  }
  if (lacks(({ date }) => date)) return { field: 'date', message: 'Date is needed.' };
  if (lacks(({ type }) => type)) return { field: 'type', message: 'Type is needed.' };
  return undefined;
}
