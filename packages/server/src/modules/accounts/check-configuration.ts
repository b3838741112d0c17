import { config, configurationFault } from '@pavilion/domain';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** What a person makes of the lists can be chosen from: nothing blank, nothing twice, whichever screen or script it comes by. */
export const checkConfiguration: Effect<typeof config> = {
  on: config,
  async run(tx, { before, after }) {
    const fault = tx.actor.kind === 'user' && after ? configurationFault(before, after) : undefined;
    if (fault) throw new Refusal('INVALID', fault.message, fault.field);
  },
};
