import type { Cost } from './documents.ts';

/** What a cost cannot do without, in the order of its form (PLN-044). */
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

/** What is still missing for a cost; the Add Cost button shows when nothing is (PLN-044). */
export function missingForCost(draft: CostDraft): CostNeed[] {
  return costNeeds.filter((need) => draft[need] === undefined || draft[need] === null || draft[need] === '');
}

/**
 * What keeps a cost from being stored as a person gave it: its date, its type, and the brief or budget that it belongs to.
 * The form asks for the brief itself; a spreadsheet may be of a budget alone. What lacked something before may go on so.
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
