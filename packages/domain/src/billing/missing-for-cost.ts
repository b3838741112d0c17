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
