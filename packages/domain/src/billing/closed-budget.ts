import type { Budget } from './documents.ts';

/** Why a budget takes no more costs: it is inactive (OPN-057). Costs that it has stay, and can be edited. */
export const closedBudget = ({ active, name }: Pick<Budget, 'active' | 'name'>): string | undefined =>
  active ? undefined : `“${name || 'No name'}” is inactive and takes no new costs.`;
