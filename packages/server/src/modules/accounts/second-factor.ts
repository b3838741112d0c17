import { config, configurationId, countWords, owesSecondFactor, type User, users } from '@pavilion/domain';
import { contract } from '@pavilion/domain/calls';
import { revokeTokens } from '../../engines/auth/api-tokens.ts';
import { sqlOf } from '../../engines/auth/one-time-link.ts';
import { presentHash } from '../../engines/auth/passwords.ts';
import { dropSecondFactor, secondFactorOf } from '../../engines/auth/second-factor.ts';
import { signingSecret } from '../../engines/auth/tables.ts';
import { os } from '../../engines/calls/os.ts';
import { notify, writeMail } from '../../engines/outbox/outbox.ts';
import { notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';

export const secondFactor = os.accounts.secondFactor.handler(async ({ context }) => {
  const { database, viewer, config: settings } = context;
  // It brings in the code of the sign-in library, which the server does without until somebody signs in.
  const { countRecoveryCodes } = await import('../../engines/auth/recovery-codes.ts');
  const factor = await secondFactorOf(database, viewer.id);
  const secret = await signingSecret(database, settings.secret);
  return { ...factor, codesLeft: await countRecoveryCodes(database, viewer.id, secret) };
});

export const renamePasskey = os.accounts.renamePasskey.handler(async ({ input: { id, name }, context }) => {
  const { passkeys } = await secondFactorOf(context.database, context.viewer.id);
  if (passkeys.some((other) => other.id !== id && other.name === name))
    throw new Refusal('INVALID', 'You have another passkey of this name.', 'name');
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
  const removed = await context.store.transaction(context.actor, async (tx) => {
    const person = await tx.lock(users, id);
    if (!person) throw notFound();
    const { app, passkeys } = await secondFactorOf(sqlOf(tx), id);
    // Two administrators who press at once, or a page of yesterday: nothing was removed, so nobody is signed out and told.
    if (!app && passkeys.length === 0 && !person.secondFactor) return false;
    await dropSecondFactor(tx, id);
    await tx.sql('DELETE FROM auth_session WHERE "userId" = $1', [id]);
    const revoked = await revokeTokens(sqlOf(tx), { userId: id }, context.viewer.id);
    const what = await consequences(tx, person, revoked.length);
    await tell(tx, person, `${context.viewer.user.name} removed it. ${what}`, `${context.publicUrl()}/#/user`);
    return true;
  });
  if (removed) context.sessionEnded(id);
  return {};
});

/** What else the removal did: tokens of integrations belong to these, and go on. */
async function consequences(tx: Tx, person: User, revoked: number): Promise<string> {
  const { id: userId } = person;
  const settings = await tx.get(config, configurationId);
  const isNeeded = owesSecondFactor(person, 'password', settings?.administratorsNeedSecondFactor ?? false);
  const [others] = await tx.sql(
    'SELECT 1 FROM auth_token WHERE "madeBy" = $1 AND "revokedAt" IS NULL AND "expiresAt" > now() LIMIT 1',
    [userId],
  );
  return [
    'You were signed out everywhere.',
    revoked > 0 && `${countWords(revoked, 'API token of yours was', 'API tokens of yours were')} revoked.`,
    others && 'Tokens that you made for integrations go on working.',
    isNeeded
      ? 'When you sign in, you are asked to add a new one.'
      : (await presentHash(sqlOf(tx), userId)) && 'Your password alone signs you in.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The e-mail cannot be switched off: somebody else may have asked for it in this person's name. */
async function tell(tx: Tx, { id, name, email, active }: User, body: string, link: string): Promise<void> {
  if (!active) return;
  const title = 'Your second factor was removed';
  await notify(tx, { to: [id], kind: 'secondFactorRemoved', title, body, link: '/user' });
  await writeMail(tx, {
    to: email,
    subject: title,
    text: `Hello ${name},\n\n${body}\n\nIf you did not ask for this, change your password and tell another administrator. You can add a second factor again here:`,
    link,
  });
}
