import { sumPounds, toPence } from '../money.ts';

/** Totals stored on a budget, in pounds. */
export interface BudgetTotals {
  paidTotal: number;
  costTotal: number;
  workTotal: number;
}

/** Spent amount of a budget in pounds: its costs and attributed work. */
export const budgetSpent = ({ costTotal, workTotal }: Omit<BudgetTotals, 'paidTotal'>): number =>
  sumPounds([costTotal, workTotal]);

/** Remaining amount of a budget in pounds; negative when overspent. */
export const budgetRemaining = ({ paidTotal, costTotal, workTotal }: BudgetTotals): number =>
  sumPounds([paidTotal, -costTotal, -workTotal]);

/** Spent share of the amount paid in, in whole percent; null without payments. */
export function budgetUsedPercent(totals: BudgetTotals): number | null {
  const paid = toPence(totals.paidTotal);
  return paid > 0 ? Math.round((toPence(budgetSpent(totals)) * 100) / paid) : null;
}
