import { countWords, users } from '@pavilion/domain';
import { contract } from '@pavilion/domain/calls';
import { revokeTokens } from '../../engines/auth/api-tokens.ts';
import { noteAccountEvent } from '../../engines/auth/note-account-event.ts';
import { sqlOf } from '../../engines/auth/one-time-link.ts';
import { os } from '../../engines/calls/os.ts';
import { writeMail } from '../../engines/outbox/outbox.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';

/** For an account that somebody else has got into: its sessions and API tokens outlive a new password, and only its owner sees them. */
export const endAccess = os.accounts.endAccess.handler(async ({ input: { id }, context }) => {
  const { viewer, store, actor, publicUrl } = context;
  if (id === viewer.id) throw refusalIn(contract.accounts.endAccess, 'OWN_ACCESS');
  const tokens = await store.transaction(actor, async (tx) => {
    const person = await tx.lock(users, id);
    if (!person) throw notFound();
    await tx.sql('DELETE FROM auth_session WHERE "userId" = $1', [id]);
    const revoked = await revokeTokens(sqlOf(tx), { userId: id }, viewer.id);
    await noteAccountEvent(tx, context, id, 'accessEnded');
    if (!person.active || person.integration) return revoked.length;
    const programs =
      revoked.length > 0
        ? ` ${countWords(revoked.length, 'API token of yours was', 'API tokens of yours were')} revoked: programs that use them have stopped.`
        : '';
    await writeMail(tx, {
      to: person.email,
      subject: 'You were signed out everywhere',
      text: `Hello ${person.name},\n\n${viewer.user.name} signed you out on all devices.${programs}\n\nSign in again here:`,
      link: `${publicUrl()}/#/login`,
    });
    return revoked.length;
  });
  context.sessionEnded(id);
  return { tokens };
});
