import type { User } from '@pavilion/domain';
import { users } from '@pavilion/domain';
import { Refusal } from '../../engines/store/refusal.ts';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';

const administers = (user: User | null) => user?.active === true && user.roles.user_admin === true;
/** Any number: two administrators who demote each other at once must see one another. */
const lastAdministratorLock = 7_283_002;

/** There is always somebody who can let people in: the last active user administrator stays one. */
export const keepAnAdministrator: Effect<typeof users> = {
  on: users,
  follow: keepOne,
};

async function keepOne(tx: Tx, changes: readonly DocumentChange<typeof users>[]): Promise<void> {
  if (!changes.some(({ before, after }) => administers(before) && !administers(after))) return;
  await tx.sql('SELECT pg_advisory_xact_lock($1)', [lastAdministratorLock]);
  if ((await tx.count(users, { active: true, 'roles.user_admin': true })) === 0) {
    throw new Refusal('CONFLICT', 'At least one active user has to keep the User admin role.');
  }
}
