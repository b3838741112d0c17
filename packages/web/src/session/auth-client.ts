import { endPage, leaveFor, type Provider, popUp } from './provider-window.ts';
import { SignInError, signInSentence } from './sign-in-error.ts';

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/auth${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new SignInError('UNREACHABLE', 'The server cannot be reached. Please check your connection and try again.');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { code = '', message = '' } = (answer ?? {}) as { code?: string; message?: string };
    throw new SignInError(code, signInSentence(code, message));
  }
  return answer as T;
}

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
  signIn: (email: string, password: string) => ask('/sign-in/email', { email, password, rememberMe: true }),
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
