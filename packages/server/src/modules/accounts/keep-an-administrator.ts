import type { User } from '@pavilion/domain';
import { users } from '@pavilion/domain';
import { Refusal } from '../../engines/store/refusal.ts';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';

/** A program cannot approve people, whatever its roles are. */
const administers = (user: User | null) =>
  user?.active === true && user.roles.user_admin === true && user.integration !== true;
/** Arbitrary number of the lock: two administrators who demote each other at once must run one after the other. */
const lastAdministratorLock = 7_283_002;

/** Keeps the last active user administrator: someone must be able to approve people. */
export const keepAnAdministrator: Effect<typeof users> = {
  on: users,
  follow: keepOne,
};

async function keepOne(tx: Tx, changes: readonly DocumentChange<typeof users>[]): Promise<void> {
  if (!changes.some(({ before, after }) => administers(before) && !administers(after))) return;
  await tx.sql('SELECT pg_advisory_xact_lock($1)', [lastAdministratorLock]);
  if ((await tx.count(users, { active: true, 'roles.user_admin': true, not: { integration: true } })) === 0) {
    throw new Refusal('CONFLICT', 'At least one active user has to keep the User admin role.');
  }
}
