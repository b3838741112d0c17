import { defineModule } from '../../module.ts';
import { attributeWork } from './attribute-work.ts';
import { checkCosts, checkPayments } from './check-money.ts';
import { deleteCosts } from './delete-costs.ts';
import { importCosts } from './import-costs.ts';
import { keepBillingPeriod } from './keep-billing-period.ts';
import { keepOfferedBilling } from './keep-offered-billing.ts';
import { keepUsedBudget } from './keep-used-budget.ts';
import { payCosts } from './pay-costs.ts';
import { recountBudgets } from './recount-budgets.ts';
import { sumCosts, sumPayments, sumWork } from './sum-budgets.ts';

export const billing = defineModule({
  calls: { importCosts, deleteCosts, payCosts, attributeWork },
  effects: [
    checkCosts,
    checkPayments,
    sumPayments,
    sumCosts,
    sumWork,
    keepUsedBudget,
    keepOfferedBilling,
    keepBillingPeriod,
  ],
  jobs: [recountBudgets],
});
