import { type AccountEvent, deviceWords, formatInstant, isKnownDevice, users } from '@pavilion/domain';
import { writeMail } from '../outbox/outbox.ts';
import type { Tx } from '../store/types.ts';

/** Where an event came from. */
export interface EventSource {
  publicUrl: () => string;
  /** User agent of the request. */
  agent?: string | null | undefined;
}

type ToldEvent =
  | Exclude<AccountEvent, 'tokenRevoked' | 'accessEnded' | 'locked'>
  | 'appAdded'
  | 'appRemoved'
  | 'recoveryCodeUsed'
  | 'appCodesLocked'
  | 'recoveryCodesLocked'
  | 'passwordChanged'
  | 'passwordByLink';

interface AccountMail {
  subject: string;
  text: (name: string) => string;
  /** What to do if it was somebody else, and the page for it. */
  otherwise?: string;
  page?: string;
}

const otherwise =
  'If that was not you, tell an administrator now. Then change your password, revoke API tokens and remove passkeys that are not yours, and sign out all other devices, under My Account:';

/** Subjects of the e-mails, and what they say; both go on with nothing or with a name. */
const mails: Record<ToldEvent, AccountMail> = {
  appAdded: {
    subject: 'An authenticator app was added to your account',
    text: () => 'An authenticator app was added to your account.',
  },
  appRemoved: {
    subject: 'The authenticator app of your account was removed',
    text: () => 'The authenticator app of your account was removed.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    text: (name) => `The passkey “${name}” was added to your account. It signs in without the password.`,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    text: (name) => `The passkey “${name}” was removed from your account.`,
  },
  recoveryCodesMade: {
    subject: 'New recovery codes were made for your account',
    text: () => 'New recovery codes were made for your account. The earlier ones no longer work.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code opened your account',
    text: () => 'Somebody signed in to your account with your password and a recovery code.',
  },
  appCodesLocked: {
    subject: 'Wrong codes after your password',
    text: () =>
      'Somebody gave your right password and then ten wrong codes of the authenticator app. These are refused for a quarter of an hour. Recovery codes and passkeys still work.',
  },
  recoveryCodesLocked: {
    subject: 'Wrong codes after your password',
    text: () =>
      'Somebody gave your right password and then ten wrong recovery codes. These are refused for a quarter of an hour. Codes of the app and passkeys still work.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: () => 'The password of your account was changed under My Account.',
    // They can no longer sign in: only whoever changed the password knows it.
    otherwise:
      'If that was not you, set a new one with “Forgot your password?” on the sign-in page, and tell an administrator:',
    page: '/login',
  },
  tokenMade: {
    subject: 'An API token was made for your account',
    text: (name) => `The API token “${name}” was made for your account. A program that has it acts in your name.`,
  },
  passwordByLink: {
    subject: 'Your password was set by a link',
    text: () =>
      'A new password was set for your account with a link that was sent to this address. All devices were signed out.',
  },
};

const isTold = (kind: AccountEvent | ToldEvent): kind is ToldEvent => Object.hasOwn(mails, kind);

/**
 * Notes at the user what happened to a way into the account, and tells them by e-mail: the history names it, and open pages read
 * their lists again.
 */
export async function noteAccountEvent(
  tx: Tx,
  source: EventSource,
  userId: string,
  kind: AccountEvent,
  name?: string,
): Promise<void> {
  await tx.patch(users, userId, { account_event: { kind, at: tx.now, ...(name ? { name } : {}) } });
  if (isTold(kind)) await tellAccountEvent(tx, source, userId, kind, name);
}

/** Tells a person by an e-mail that cannot be switched off: it may have been somebody else. */
export async function tellAccountEvent(
  tx: Tx,
  { publicUrl, agent }: EventSource,
  userId: string,
  kind: ToldEvent,
  name = '',
): Promise<void> {
  const person = await tx.get(users, userId);
  // Programs have no mailbox. A password that opens nothing yet is no event.
  if (!person?.active || person.integration) return;
  const mail = mails[kind];
  const known = agent && isKnownDevice(agent);
  const device = known ? `, from ${deviceWords(agent)}` : '';
  await writeMail(tx, {
    to: person.email,
    subject: mail.subject,
    text: `Hello ${person.name},\n\n${mail.text(name)}\n\nWhen: ${formatInstant(tx.now)} (London time)${device}.\n\n${mail.otherwise ?? otherwise}`,
    link: `${publicUrl()}/#${mail.page ?? '/user'}`,
  });
}
