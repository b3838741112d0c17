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

/**
 * Spent share of the amount paid in, in whole percent; null without payments. It is 0 only if nothing is spent, 100 only if
 * nothing is left, and more only if the budget is overdrawn.
 */
export function budgetUsedPercent(totals: BudgetTotals): number | null {
  const paid = toPence(totals.paidTotal);
  if (paid <= 0) return null;
  const share = (toPence(budgetSpent(totals)) * 100) / paid;
  if (share > 0 && share < 1) return 1;
  return share > 100 && share < 101 ? 101 : Math.floor(share);
}
