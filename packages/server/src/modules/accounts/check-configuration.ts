import { config, configurationFault } from '@pavilion/domain';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Refuses blank and duplicate list entries in every change by a person, from any screen or script. */
export const checkConfiguration: Effect<typeof config> = {
  on: config,
  complete: each(async (tx, { before, after }) => {
    const fault = tx.actor.kind === 'user' ? configurationFault(before, after) : undefined;
    if (fault) throw new Refusal('INVALID', fault.message, fault.field);
    return undefined;
  }),
};
