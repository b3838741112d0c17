import { billings, endsBeforeStart } from '@pavilion/domain/billing';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Refuses a rate that ends before it starts, whichever date was changed. */
export const keepBillingPeriod: Effect<typeof billings> = {
  on: billings,
  complete: each(async (tx, { before, after }) => {
    if (tx.actor.kind !== 'user' || !endsBeforeStart(after)) return undefined;
    const field = before && before.start !== after.start ? 'start' : 'end';
    throw new Refusal('INVALID', 'The start cannot be after the end.', field);
  }),
};
