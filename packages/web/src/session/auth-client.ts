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
  /** By which it is unlinked. */
  id: string;
  providerId: string;
  accountId: string;
}

/** A browser in which this account is signed in. */
export interface OpenSession {
  id: string;
  /** By which it is ended. */
  token: string;
  createdAt: string;
  /** Renewed with use, once a day. */
  updatedAt: string;
  userAgent?: string | null;
}

/** Asks for the address at which a provider says who this is; it ends on a page of ours. */
const askProvider = (path: string) => (provider: Provider) => () =>
  ask<{ url: string }>(path, {
    provider,
    callbackURL: endPage,
    errorCallbackURL: endPage,
    disableRedirect: true,
  }).then(({ url }) => url);
const askSignIn = askProvider('/sign-in/social');
const askLink = askProvider('/link-social');

/** The actions of PLT-088, over the HTTP addresses of the sign-in part. */
export const auth = {
  signIn: (email: string, password: string) => ask('/sign-in/email', { email, password, rememberMe: true }),
  signOut: () => ask('/sign-out', {}),
  accounts: () => ask<LinkedAccount[]>('/list-accounts'),
  /** Asks who this is, which renews the session and its cookie with use. */
  current: () => ask<{ session: OpenSession } | null>('/get-session'),
  sessions: () => ask<OpenSession[]>('/list-sessions'),
  endSession: (session: OpenSession) => ask('/revoke-session', { token: session.token }),
  endOtherSessions: () => ask('/revoke-other-sessions', {}),
  unlink: (account: LinkedAccount) => ask('/unlink-account', { accountId: account.id }),
  /** In a pop-up, or in this very window where pop-ups are blocked. */
  signInWith: (provider: Provider) => popUp(askSignIn(provider)),
  signInHere: (provider: Provider) => leaveFor('sign-in', provider, askSignIn(provider)),
  /** For somebody whom a provider has vouched for in this browser, and who has been approved since. */
  enterWhenApproved: () => ask('/enter-when-approved', {}),
  linkWith: (provider: Provider) => popUp(askLink(provider)),
  linkHere: (provider: Provider) => leaveFor('link', provider, askLink(provider)),
};
