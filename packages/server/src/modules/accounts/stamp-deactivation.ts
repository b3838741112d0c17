import { users } from '@pavilion/domain';
import type { Effect } from '../../engines/store/types.ts';

/** Notes when somebody was shut out, so that they do not stand among those who wait to be let in. */
export const stampDeactivation: Effect<typeof users> = {
  on: users,
  async run(tx, { before, after }) {
    if (!before || !after || before.active === after.active) return;
    await tx.patch(users, after.id, { deactivated_at: after.active ? null : tx.now });
  },
};
