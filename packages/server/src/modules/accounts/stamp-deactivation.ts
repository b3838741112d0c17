import { users } from '@pavilion/domain';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Stamps the time of a deactivation, so that deactivated people are not listed among those awaiting approval. */
export const stampDeactivation: Effect<typeof users> = {
  on: users,
  complete: each(async (tx, { before, after }) => {
    if (!before || before.active === after.active) return undefined;
    return { deactivated_at: after.active ? null : tx.now };
  }),
};
