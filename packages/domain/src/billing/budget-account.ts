import { sumPounds, toPence } from '../money.ts';

/** What a budget carries about itself, in pounds. */
export interface BudgetTotals {
  paidTotal: number;
  costTotal: number;
  workTotal: number;
}

/** What has gone out of a budget, in pounds: its costs and the work attributed to it. */
export const budgetSpent = ({ costTotal, workTotal }: Omit<BudgetTotals, 'paidTotal'>): number =>
  sumPounds([costTotal, workTotal]);

/** What is left of a budget, in pounds; below zero when more went out than was paid in. */
export const budgetRemaining = ({ paidTotal, costTotal, workTotal }: BudgetTotals): number =>
  sumPounds([paidTotal, -costTotal, -workTotal]);

/** Whole percent of what was paid in that has gone out, rounded down; null where nothing was paid in. */
export function budgetUsedPercent(totals: BudgetTotals): number | null {
  const paid = toPence(totals.paidTotal);
  return paid > 0 ? Math.floor((toPence(budgetSpent(totals)) * 100) / paid) : null;
}
