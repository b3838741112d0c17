import { type User, users } from '@pavilion/domain';
import { contract } from '@pavilion/domain/calls';
import { revokeTokens } from '../../engines/auth/api-tokens.ts';
import { sqlOf } from '../../engines/auth/one-time-link.ts';
import { dropSecondFactor, secondFactorOf } from '../../engines/auth/second-factor.ts';
import { signingSecret } from '../../engines/auth/tables.ts';
import { os } from '../../engines/calls/os.ts';
import { notify, writeMail } from '../../engines/outbox/outbox.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';

export const secondFactor = os.accounts.secondFactor.handler(async ({ context }) => {
  const { database, viewer, config } = context;
  // It brings in the code of the sign-in library, which the server does without until somebody signs in.
  const { countRecoveryCodes } = await import('../../engines/auth/recovery-codes.ts');
  const factor = await secondFactorOf(database, viewer.id);
  const secret = await signingSecret(database, config.secret);
  return { ...factor, codesLeft: await countRecoveryCodes(database, viewer.id, secret) };
});

export const renamePasskey = os.accounts.renamePasskey.handler(async ({ input: { id, name }, context }) => {
  const named = await context.database.query(
    'UPDATE auth_passkey SET "name" = $3 WHERE "id" = $1 AND "userId" = $2 RETURNING 1',
    [id, context.viewer.id, name],
  );
  if (named.length === 0) throw notFound();
  return {};
});

export const nameDevice = os.accounts.nameDevice.handler(async ({ input: { id, name }, context }) => {
  const named = await context.database.query(
    'UPDATE auth_session SET "name" = $3 WHERE "id" = $1 AND "userId" = $2 RETURNING 1',
    [id, context.viewer.id, name.trim() || null],
  );
  if (named.length === 0) throw notFound();
  return {};
});

/** The sessions and API tokens end too: whoever found the lost device may have them. */
export const removeSecondFactor = os.accounts.removeSecondFactor.handler(async ({ input: { id }, context }) => {
  if (id === context.viewer.id) throw refusalIn(contract.accounts.removeSecondFactor, 'OWN_FACTOR');
  await context.store.transaction(context.actor, async (tx) => {
    const person = await tx.lock(users, id);
    if (!person) throw notFound();
    await dropSecondFactor(tx, id);
    await tx.sql('DELETE FROM auth_session WHERE "userId" = $1', [id]);
    await revokeTokens(sqlOf(tx), { userId: id }, context.viewer.id);
    await tell(tx, person, context.viewer.user.name, `${context.publicUrl()}/#/user`);
  });
  context.sessionEnded(id);
  return {};
});

/** The e-mail cannot be switched off: somebody else may have asked for it in this person's name. */
async function tell(tx: Tx, { id, name, email, active }: User, by: string, link: string): Promise<void> {
  if (!active) return;
  const title = 'Your second factor was removed';
  const body = `${by} removed it. You were signed out everywhere, and your API tokens no longer work. Your password alone signs you in.`;
  await notify(tx, { to: [id], kind: 'secondFactorRemoved', title, body, link: '/user' });
  await writeMail(tx, {
    to: email,
    subject: title,
    text: `Hello ${name},\n\n${body}\n\nIf you did not ask for this, change your password and tell another administrator. You can add a second factor again here:`,
    link,
  });
}
