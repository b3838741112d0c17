import { users } from '@pavilion/domain';
import { contract } from '@pavilion/domain/calls';
import type { Context } from '../../context.ts';
import { refusalIn } from '../store/refusal.ts';
import { spendLink, sqlOf } from './one-time-link.ts';
import { hashOf, writePassword } from './passwords.ts';

export const deadLink = () => refusalIn(contract.accounts.setPassword, 'LINK_DEAD');

/**
 * The link went to the address, so its user owns the address: the new password replaces any other, and all sessions
 * end.
 */
export async function setPasswordByLink(context: Context, token: string, password: string): Promise<void> {
  const hash = await hashOf(await context.auth(), password);
  const userId = await context.store.transaction({ kind: 'system', name: 'set-password' }, async (tx) => {
    const sql = sqlOf(tx);
    const link = await spendLink(sql, token);
    const person = link?.userId ? await tx.lock(users, link.userId) : null;
    if (!person?.active || person.email !== link?.email) throw deadLink();
    await writePassword(sql, person.id, hash);
    await tx.sql('UPDATE auth_user SET "emailVerified" = true WHERE "id" = $1', [person.id]);
    await tx.sql('DELETE FROM auth_session WHERE "userId" = $1', [person.id]);
    return person.id;
  });
  context.sessionEnded(userId);
}
