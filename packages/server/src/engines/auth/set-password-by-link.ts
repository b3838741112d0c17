import { users } from '@pavilion/domain';
import { contract } from '@pavilion/domain/calls';
import type { Context } from '../../context.ts';
import { refusalIn } from '../store/refusal.ts';
import { type EventSource, tellAccountEvent } from './note-account-event.ts';
import { findLink, spendLink, sqlOf } from './one-time-link.ts';
import { hashOfChosen, presentHash, writePassword } from './passwords.ts';

export const deadLink = () => refusalIn(contract.accounts.setPassword, 'LINK_DEAD');

/**
 * The link went to the address, so its user owns the address: the new password replaces any other, and all sessions
 * end.
 */
export async function setPasswordByLink(
  context: Context & Partial<Pick<EventSource, 'agent'>>,
  token: string,
  password: string,
): Promise<void> {
  const known = await findLink(context.database, token);
  const owner = known?.userId ? await context.store.get(users, known.userId) : null;
  if (!owner) throw deadLink();
  // Before the link is spent: after a refusal, the owner tries another password with it.
  const hash = await hashOfChosen(await context.auth(), context.database, owner, password);
  await context.store.transaction({ kind: 'user', id: owner.id }, async (tx) => {
    const link = await spendLink(sqlOf(tx), token);
    const person = await tx.lock(users, owner.id);
    if (!person?.active || person.email !== link?.email) throw deadLink();
    // The first password of an invitation changes no way in.
    const had = await presentHash(sqlOf(tx), owner.id);
    await writePassword(tx, owner.id, hash, 'link');
    await tx.sql('UPDATE auth_user SET "emailVerified" = true WHERE "id" = $1', [owner.id]);
    if (had) await tellAccountEvent(tx, context, owner.id, 'passwordByLink');
    await tx.sql('DELETE FROM auth_session WHERE "userId" = $1', [owner.id]);
  });
  context.sessionEnded(owner.id);
}
