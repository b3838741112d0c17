import { users } from '@pavilion/domain';
import type { Effect } from '../store/types.ts';
import { welcome } from './welcome.ts';

/** The author of users that a first sign-in makes; the sign-in library then writes their login itself. */
export const signUpActor = { kind: 'system', name: 'sign-up' } as const;

/**
 * Logins follow their `users` document in the same transaction: made with it, renamed with it, gone with it. Deactivation
 * takes the sessions away at once (PLT-068).
 */
export const keepLogins: Effect<typeof users> = {
  on: users,
  async run(tx, { before, after }) {
    if (!after) {
      if (before) await tx.sql('DELETE FROM auth_user WHERE "id" = $1', [before.id]);
      return;
    }
    const bySignUp = tx.actor.kind === 'system' && tx.actor.name === signUpActor.name;
    if (!before) {
      if (bySignUp) return;
      // Who adds a person vouches for the address; an invitation proves it.
      await tx.sql('INSERT INTO auth_user ("id", "name", "email", "emailVerified") VALUES ($1, $2, $3, true)', [
        after.id,
        after.name,
        after.email,
      ]);
    } else {
      if (before.email !== after.email || before.name !== after.name) {
        await tx.sql('UPDATE auth_user SET "email" = $2, "name" = $3, "updatedAt" = now() WHERE "id" = $1', [
          after.id,
          after.email,
          after.name,
        ]);
      }
      if (before.active && !after.active) await tx.sql('DELETE FROM auth_session WHERE "userId" = $1', [after.id]);
    }
    const becameActive = after.active && !before?.active;
    if (becameActive && tx.actor.kind === 'user') {
      await tx.enqueue(welcome, { user: after.id, invited: !before }, { key: after.id });
    }
  },
};
