import type { Job } from '../jobs/types.ts';
import type { Effect } from '../store/types.ts';
import { keepUsedBudget } from './keep-used-budget.ts';
import { leaveResources } from './leave-resources.ts';
import { recountBudgets } from './recount-budgets.ts';
import { sumCosts, sumPayments, sumWork } from './sum-budgets.ts';

export const billingJobs: readonly Job[] = [recountBudgets] as unknown as Job[];
export const billingEffects: readonly Effect[] = [
  sumPayments,
  sumCosts,
  sumWork,
  keepUsedBudget,
  leaveResources,
] as unknown as Effect[];
