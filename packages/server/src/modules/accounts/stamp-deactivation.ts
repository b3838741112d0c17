import { users } from '@pavilion/domain';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Notes when somebody was shut out, so that they do not stand among those who wait to be let in. */
export const stampDeactivation: Effect<typeof users> = {
  on: users,
  complete: each(async (tx, { before, after }) => {
    if (!before || before.active === after.active) return undefined;
    return { deactivated_at: after.active ? null : tx.now };
  }),
};
