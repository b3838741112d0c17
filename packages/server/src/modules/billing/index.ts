import type { Job } from '../../engines/jobs/types.ts';
import type { Effect } from '../../engines/store/types.ts';
import { checkCosts, checkPayments } from './check-money.ts';
import { keepBillingPeriod } from './keep-billing-period.ts';
import { keepOfferedBilling } from './keep-offered-billing.ts';
import { keepUsedBudget } from './keep-used-budget.ts';
import { recountBudgets } from './recount-budgets.ts';
import { sumCosts, sumPayments, sumWork } from './sum-budgets.ts';

export const billingJobs: readonly Job[] = [recountBudgets] as unknown as Job[];
export const billingEffects: readonly Effect[] = [
  checkCosts,
  checkPayments,
  sumPayments,
  sumCosts,
  sumWork,
  keepUsedBudget,
  keepOfferedBilling,
  keepBillingPeriod,
] as unknown as Effect[];
