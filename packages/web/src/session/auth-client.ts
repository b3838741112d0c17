import type { SignInMethod } from '@pavilion/domain/accounts';
import { ask } from './ask-sign-in.ts';
import { endPage, leaveFor, type Provider, popUp } from './provider-window.ts';

export interface LinkedAccount {
  /** Id to unlink the account. */
  id: string;
  providerId: string;
  accountId: string;
}

/** Session of this account in a browser. */
export interface OpenSession {
  id: string;
  /** Token to end the session. */
  token: string;
  createdAt: string;
  /** Latest use; updated at most once a day. */
  updatedAt: string;
  userAgent?: string | null;
  /** Address from which it was opened. */
  ipAddress?: string | null;
  /** Given by its person. */
  name?: string | null;
  /** How it was opened; absent for sessions of earlier versions. */
  method?: SignInMethod | null;
}

/** Answer to a password: a session, or the question for a second factor, with `totp` and `passkey` where the account has them. */
export interface PasswordAnswer {
  twoFactorRedirect?: boolean;
  twoFactorMethods?: string[];
}

/** Requests the URL of a provider's sign-in page, which returns to `endPage`. */
const askProvider = (path: string) => (provider: Provider) => () =>
  ask<{ url: string }>(path, {
    provider,
    callbackURL: endPage,
    errorCallbackURL: endPage,
    disableRedirect: true,
  }).then(({ url }) => url);
const askSignIn = askProvider('/sign-in/social');
const askLink = askProvider('/link-social');

/** Authentication actions (PLT-088), over the HTTP API of the sign-in library. */
export const auth = {
  signIn: (email: string, password: string) =>
    ask<PasswordAnswer>('/sign-in/email', { email, password, rememberMe: true }),
  /** Second step after a password, or end of setting up an app. */
  enterCode: (code: string) => ask('/two-factor/verify-totp', { code }),
  enterRecoveryCode: (code: string) => ask('/two-factor/verify-backup-code', { code }),
  /** Begins to set up an authenticator app. `totpURI` is the address for its QR code. */
  beginApp: (password: string) => ask<{ totpURI: string; backupCodes: string[] }>('/two-factor/enable', { password }),
  newRecoveryCodes: (password: string) =>
    ask<{ backupCodes: string[] }>('/two-factor/generate-backup-codes', { password }),
  /** Removes the app (`app`) or a passkey by its id. */
  removeFactor: (what: string, password: string) => ask('/second-factor/remove', { what, password }),
  /** Changes one's own password with the present one. */
  changePassword: (change: { password: string; newPassword: string; signOutOthers: boolean; revokeTokens: boolean }) =>
    ask('/password/change', change),
  signOut: () => ask('/sign-out', {}),
  accounts: () => ask<LinkedAccount[]>('/list-accounts'),
  /** Current session. The request also renews the session and its cookie. */
  current: () => ask<{ session: OpenSession } | null>('/get-session'),
  sessions: () => ask<OpenSession[]>('/list-sessions'),
  endSession: (session: OpenSession) => ask('/revoke-session', { token: session.token }),
  endOtherSessions: () => ask('/revoke-other-sessions', {}),
  unlink: (account: LinkedAccount) => ask('/unlink-account', { accountId: account.id }),
  /** In a pop-up; `signInHere` uses this window instead, when pop-ups are blocked. */
  signInWith: (provider: Provider) => popUp(askSignIn(provider)),
  signInHere: (provider: Provider) => leaveFor('sign-in', provider, askSignIn(provider)),
  /** Signs in a user who proved their identity in this browser and has since been approved. */
  enterWhenApproved: () => ask('/enter-when-approved', {}),
  linkWith: (provider: Provider) => popUp(askLink(provider)),
  linkHere: (provider: Provider) => leaveFor('link', provider, askLink(provider)),
};
