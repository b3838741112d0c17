import { contract } from '@pavilion/domain/calls';
import { shifts } from '@pavilion/domain/planner';
import { os } from '../../engines/calls/os.ts';
import { refusalIn } from '../../engines/store/refusal.ts';
import { giveBudget } from './give-budget.ts';

/** OPN-060 */
export const attributeWork = os.billing.attributeWork.handler(({ context, input: { shifts: ids, ...given } }) =>
  giveBudget(context, {
    ...given,
    type: shifts,
    ids,
    isOpen: ({ invoiceable, budget }) => invoiceable && !budget,
    demandPayer(budget) {
      if (!budget) throw refusalIn(contract.billing.attributeWork, 'NO_BUDGET');
    },
  }),
);
