import { closedBudget, costs } from '@pavilion/domain/billing';
import { contract } from '@pavilion/domain/calls';
import { os } from '../../engines/calls/os.ts';
import { Refusal, refusalIn } from '../../engines/store/refusal.ts';
import { giveBudget } from './give-budget.ts';

export const payCosts = os.billing.payCosts.handler(({ context, input: { costs: ids, ...given } }) =>
  giveBudget(context, {
    ...given,
    type: costs,
    ids,
    isOpen: (cost) => !cost.budget,
    demandPayer(budget) {
      if (!budget) throw refusalIn(contract.billing.payCosts, 'NO_BUDGET');
      const closed = closedBudget(budget);
      if (closed) throw new Refusal('INVALID', closed, 'budget');
    },
  }),
);
