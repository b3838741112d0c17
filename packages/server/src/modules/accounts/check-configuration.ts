import { config, configurationFault } from '@pavilion/domain';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** What a person makes of the lists can be chosen from: nothing blank, nothing twice, whichever screen or script it comes by. */
export const checkConfiguration: Effect<typeof config> = {
  on: config,
  complete: each(async (tx, { before, after }) => {
    const fault = tx.actor.kind === 'user' ? configurationFault(before, after) : undefined;
    if (fault) throw new Refusal('INVALID', fault.message, fault.field);
    return undefined;
  }),
};
