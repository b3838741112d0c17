import { type User, users } from '@pavilion/domain';
import type { DocumentChange, Effect, Tx } from '../store/types.ts';
import { welcomeAll } from './welcome.ts';

/** The author of users that a first sign-in makes; the sign-in library then writes their login itself. */
export const signUpActor = { kind: 'system', name: 'sign-up' } as const;

/**
 * Logins follow their `users` document in the same transaction: made with it, renamed with it, gone with it. Deactivation
 * takes the sessions away at once (PLT-068).
 */
export const keepLogins: Effect<typeof users> = {
  on: users,
  run: (tx, change) => follow(tx, [change]),
  runAll: follow,
};

type UserChange = DocumentChange<typeof users>;

const isBySignUp = ({ actor }: Tx) => actor.kind === 'system' && actor.name === signUpActor.name;

async function follow(tx: Tx, changes: readonly UserChange[]): Promise<void> {
  const added = changes.flatMap(({ before, after }) => (before || !after ? [] : after));
  if (added.length > 0 && !isBySignUp(tx)) await addLogins(tx, added);
  for (const { before, after } of changes) if (before) await followChange(tx, before, after);
  // What the product does by itself, such as an import, invites nobody.
  const welcomed = tx.actor.kind === 'user' ? changes.filter(becameActive) : [];
  for (const invited of [true, false]) {
    const ids = welcomed.flatMap(({ before, after }) => (after && !before === invited ? after.id : []));
    if (ids.length > 0) await welcomeAll(tx, ids, invited);
  }
}

const becameActive = ({ before, after }: UserChange) => after?.active === true && !before?.active;

async function followChange(tx: Tx, before: User, after: User | null): Promise<void> {
  if (!after) {
    await tx.sql('DELETE FROM auth_user WHERE "id" = $1', [before.id]);
    return;
  }
  if (before.email !== after.email || before.name !== after.name) {
    await tx.sql('UPDATE auth_user SET "email" = $2, "name" = $3, "updatedAt" = now() WHERE "id" = $1', [
      after.id,
      after.email,
      after.name,
    ]);
  }
  if (before.active && !after.active) await tx.sql('DELETE FROM auth_session WHERE "userId" = $1', [after.id]);
}

/** Who adds a person vouches for the address; an invitation proves it. */
async function addLogins(tx: Tx, people: readonly User[]): Promise<void> {
  const rows = people.map(({ id, name, email }) => ({ id, name, email }));
  await tx.sql(
    `INSERT INTO auth_user ("id", "name", "email", "emailVerified")
     SELECT id, name, email, true FROM jsonb_to_recordset($1::jsonb) AS v(id text, name text, email text)`,
    [JSON.stringify(rows)],
  );
}
