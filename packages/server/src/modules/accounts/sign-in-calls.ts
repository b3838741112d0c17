import { randomInt } from 'node:crypto';
import { users } from '@pavilion/domain';
import { contract } from '@pavilion/domain/calls';
import { answerAccessRequest, confirmRequest } from '../../engines/auth/access-request.ts';
import { mailPasswordLink, sendPasswordLink } from '../../engines/auth/mail-password-link.ts';
import { findLink } from '../../engines/auth/one-time-link.ts';
import { hashOf, writePassword } from '../../engines/auth/passwords.ts';
import { setPasswordByLink } from '../../engines/auth/set-password-by-link.ts';
import { welcomeAll } from '../../engines/auth/welcome.ts';
import { os, publicOs } from '../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import { loginsOf } from './logins-of.ts';

const actor = { kind: 'system', name: 'sign-in' } as const;

export const askForAccess = publicOs.accounts.askForAccess.handler(async ({ input, context }) => {
  await context.throttle('access', input.email);
  await context.store.transaction(actor, (tx) => tx.enqueue(answerAccessRequest, input));
  return { byMail: context.mail.configured };
});

export const askForPasswordLink = publicOs.accounts.askForPasswordLink.handler(async ({ input, context }) => {
  await context.throttle('passwordMail', input.email);
  await context.store.transaction(actor, (tx) => tx.enqueue(mailPasswordLink, input));
  return {};
});

export const readLink = publicOs.accounts.readLink.handler(async ({ input, context }) => {
  await context.throttle('link');
  const link = await findLink(context.database, input.token);
  if (!link) return { kind: 'dead' };
  return { kind: link.userId ? 'password' : 'access', email: link.email };
});

export const confirmAccess = publicOs.accounts.confirmAccess.handler(async ({ input, context }) => {
  await context.throttle('link');
  return confirmRequest(context, input.token);
});

export const setPassword = publicOs.accounts.setPassword.handler(async ({ input, context }) => {
  await context.throttle('link');
  await setPasswordByLink(context, input.token, input.password);
  return {};
});

export const resendInvitation = os.accounts.resendInvitation.handler(async ({ input: { id }, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const user = await tx.get(users, id);
    if (!user) throw notFound();
    if (!user.active) throw refusalIn(contract.accounts.resendInvitation, 'NOT_ACTIVE');
    if (user.integration) throw refusalIn(contract.accounts.resendInvitation, 'IS_INTEGRATION');
    await welcomeAll(tx, [id], 'passwordLink');
  });
  return {};
});

export const sendPasswordReset = os.accounts.sendPasswordReset.handler(async ({ context }) => {
  const { user } = context.viewer;
  await context.throttle('passwordMail', user.email);
  await sendPasswordLink(context, user);
  return {};
});

export const addPassword = os.accounts.addPassword.handler(async ({ context }) => {
  const { user } = context.viewer;
  if ((await loginsOf(context, user.id)).includes('password')) {
    throw refusalIn(contract.accounts.addPassword, 'HAS_PASSWORD');
  }
  await context.throttle('passwordMail', user.email);
  const hash = await hashOf(await context.auth(), randomPassword());
  await context.store.transaction(context.actor, (tx) => writePassword(tx, user.id, hash, 'random'));
  await sendPasswordLink(context, user);
  return {};
});

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const alphabet = `${letters}0123456789!#$%&*+-=?@_`;

/** PLT-089: 12 characters of letters, digits and symbols. */
export function randomPassword(): string {
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
