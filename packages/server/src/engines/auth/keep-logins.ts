import { formatInstant, type User, users } from '@pavilion/domain';
import { writeMails } from '../outbox/outbox.ts';
import type { DocumentChange, Effect, Tx } from '../store/types.ts';
import { sqlOf } from './one-time-link.ts';
import { dropPassword } from './passwords.ts';
import { welcomeAll } from './welcome.ts';

/** Author of users created by a sign-in with a provider; the sign-in library then writes their login itself. */
export const signUpActor = { kind: 'system', name: 'sign-up' } as const;

/**
 * Logins follow their `users` document in the same transaction: created, renamed and deleted with it. Deactivation ends
 * the sessions immediately (PLT-068). Links become invalid with a change of e-mail and with deactivation.
 */
export const keepLogins: Effect<typeof users> = {
  on: users,
  follow: follow,
};

type UserChange = DocumentChange<typeof users>;

const isBySignUp = ({ actor }: Tx) => actor.kind === 'system' && actor.name === signUpActor.name;

async function follow(tx: Tx, changes: readonly UserChange[]): Promise<void> {
  const newcomers = changes.flatMap(({ before, after }) => (before || !after ? [] : after));
  if (newcomers.length > 0 && !isBySignUp(tx)) await addLogins(tx, newcomers);
  for (const { before, after } of changes) if (before) await followChange(tx, before, after);
  const active = changes.filter(becameActive);
  for (const { before, after } of active) if (before && after) await dropUnproven(tx, after.id);
  // Changes by the system, such as an import, send no e-mails.
  if (tx.actor.kind !== 'user') return;
  await tellFormerAddresses(tx, changes);
  const added = active.flatMap(({ before, after }) => (after && !before ? after.id : []));
  const known = active.flatMap(({ before, after }) =>
    after && before ? { id: after.id, wasOut: before.deactivated_at } : [],
  );
  const approved = known.flatMap(({ id, wasOut }) => (wasOut ? [] : id));
  const reactivated = known.flatMap(({ id, wasOut }) => (wasOut ? id : []));
  if (added.length > 0) await welcomeAll(tx, added, 'invited');
  if (approved.length > 0) await welcomeAll(tx, approved, 'approved');
  if (reactivated.length > 0) await welcomeAll(tx, reactivated, 'reactivated');
}

/**
 * An unconfirmed address may have a stranger's password: drop it; the owner sets a new one through the welcome e-mail.
 */
async function dropUnproven(tx: Tx, id: string): Promise<void> {
  const [login] = await tx.sql('SELECT 1 FROM auth_user WHERE "id" = $1 AND NOT "emailVerified"', [id]);
  if (!login) return;
  await dropPassword(sqlOf(tx), id);
  await tx.sql('UPDATE auth_user SET "emailVerified" = true WHERE "id" = $1', [id]);
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
  if (before.email !== after.email || (before.active && !after.active)) {
    await tx.sql('DELETE FROM auth_link WHERE "userId" = $1', [after.id]);
  }
  if (before.active && !after.active) await tx.sql('DELETE FROM auth_session WHERE "userId" = $1', [after.id]);
}

/**
 * Tells the former address when an account gets another: links for a new password go there from now on. Does not name the new one,
 * since the former may have been a mistake and somebody else's.
 */
async function tellFormerAddresses(tx: Tx, changes: readonly UserChange[]): Promise<void> {
  const moved = changes.flatMap(({ before, after }) =>
    before?.active && after && before.email !== after.email && !after.integration ? before : [],
  );
  if (moved.length === 0) return;
  await writeMails(
    tx,
    moved.map(({ name, email }) => ({
      to: email,
      subject: 'The e-mail address of your account was changed',
      text: `Hello ${name},\n\nAn administrator has given your Pavilion account another e-mail address. You sign in with that one, and this address gets no more messages about it.\n\nWhen: ${formatInstant(tx.now)} (London time).\n\nIf you know nothing of this, tell an administrator now.`,
    })),
  );
}

/** The address counts as verified: the administrator who adds a person vouches for it, and the invitation confirms it. */
async function addLogins(tx: Tx, people: readonly User[]): Promise<void> {
  const rows = people.map(({ id, name, email }) => ({ id, name, email }));
  await tx.sql(
    `INSERT INTO auth_user ("id", "name", "email", "emailVerified")
     SELECT id, name, email, true FROM jsonb_to_recordset($1::jsonb) AS v(id text, name text, email text)`,
    [JSON.stringify(rows)],
  );
}
