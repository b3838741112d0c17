import { deliverables, readTypedDuration } from '@pavilion/domain/production';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Refuses an invalid new duration. Older deliverables keep theirs, valid or not. */
export const refuseDuration: Effect<typeof deliverables> = {
  on: deliverables,
  complete: each(async (_tx, { before, after }) => {
    if (!before || before.desiredDuration === after.desiredDuration) return undefined;
    const reading = readTypedDuration(after.desiredDuration ?? '');
    if (reading.kind === 'wrong') throw new Refusal('INVALID', reading.message, 'desiredDuration');
    return undefined;
  }),
};
