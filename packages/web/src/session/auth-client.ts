export type Provider = 'google' | 'microsoft';

/** A refusal of the sign-in part: its code chooses a sentence where the specification has one. */
export class SignInError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The sentences which the specification gives for sign-in errors; any other shows the provider's own message (PLT-086). */
const sentences: Record<string, string> = {
  // PLT-084, OPN-026
  USER_DISABLED: 'Your account is pending approval by an Admin.',
  // PLT-085
  ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL:
    'Your email is associated with a different login method - either ECB IT or Gmail, or email/password.',
  ACCOUNT_ALREADY_LINKED_TO_DIFFERENT_USER: 'This login belongs to another account already.',
};
const sameCodes: Record<string, string> = {
  'auth/user-disabled': 'USER_DISABLED',
  BANNED_USER: 'USER_DISABLED',
  PENDING_APPROVAL: 'USER_DISABLED',
  'auth/account-exists-with-different-credential': 'ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL',
  account_not_linked: 'ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL',
};

export const pendingSentence = sentences.USER_DISABLED as string;

export function signInSentence(code: string, message: string): string {
  const known = sameCodes[code] ?? sameCodes[code.replaceAll('_', '-')] ?? code;
  return (
    sentences[known] ?? sentences[known.toUpperCase()] ?? (message || 'Signing in did not work. Please try again.')
  );
}

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
    if (response.status === 429)
      throw new SignInError('TOO_MANY', 'Too many attempts. Please wait a minute and try again.');
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

/** The actions of PLT-088, over the HTTP addresses of the sign-in part. */
export const auth = {
  signIn: (email: string, password: string) => ask('/sign-in/email', { email, password, rememberMe: true }),
  signOut: () => ask('/sign-out', {}),
  requestReset: (email: string) =>
    ask('/request-password-reset', { email, redirectTo: `${window.location.origin}/#/login` }),
  resetPassword: (token: string, newPassword: string) => ask('/reset-password', { token, newPassword }),
  accounts: () => ask<LinkedAccount[]>('/list-accounts'),
  /** Asks who this is, which renews the session and its cookie with use. */
  current: () => ask<{ session: OpenSession } | null>('/get-session'),
  sessions: () => ask<OpenSession[]>('/list-sessions'),
  endSession: (session: OpenSession) => ask('/revoke-session', { token: session.token }),
  endOtherSessions: () => ask('/revoke-other-sessions', {}),
  unlink: (account: LinkedAccount) => ask('/unlink-account', { accountId: account.id }),
  signInWith: (provider: Provider) => popUp('/sign-in/social', provider),
  /** For somebody whom a provider has vouched for in this browser, and who has been approved since. */
  enterWhenApproved: () => ask('/enter-when-approved', {}),
  linkWith: (provider: Provider) => popUp('/link-social', provider),
};

const back = '/signed-in.html';
const channelName = 'pavilion.sign-in';
/** What the page on which a pop-up ends tells the other windows of this browser. */
interface Outcome {
  error: string | null;
  description: string | null;
}

/** Listens for pop-ups that ended well, also for one that was given up here; answers with how to stop. */
export function onSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => {
    if (!data.error) listener();
  };
  return () => channel.close();
}

/** Opens the provider's page in a pop-up and waits until it ends, one way or the other (PLT-079, PLT-080). */
async function popUp(path: string, provider: Provider): Promise<void> {
  // Opened before anything is awaited: browsers refuse a window that does not follow a click directly.
  const popup = window.open('', 'pavilion-sign-in', 'popup,width=480,height=640');
  if (!popup) {
    throw new SignInError(
      'POPUP_BLOCKED',
      'The browser blocked the sign-in window. Please allow pop-ups for this site and try again.',
    );
  }
  try {
    const { url } = await ask<{ url: string }>(path, {
      provider,
      callbackURL: back,
      errorCallbackURL: back,
      disableRedirect: true,
    });
    const ended = popUpEnds(popup);
    popup.location.href = url;
    await ended;
  } catch (error) {
    popup.close();
    throw error;
  }
}

/** Of a failure that comes without words. */
const codeWords = (code: string) => `Signing in did not work: ${code.replaceAll('_', ' ')}.`;

function popUpEnds(popup: Window): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  let watch: ReturnType<typeof setInterval> | undefined;
  let seenClosed = false;
  return new Promise<void>((resolve, reject) => {
    watch = setInterval(() => {
      // A pop-up says how it ended and then closes: its word may still be on the way when it is gone.
      if (popup.closed && seenClosed)
        reject(new SignInError('POPUP_CLOSED', 'The sign-in window was closed before you were signed in.'));
      seenClosed = popup.closed;
    }, 500);
    channel.onmessage = ({ data: { error, description } }: MessageEvent<Outcome>) => {
      if (error) reject(new SignInError(error, signInSentence(error, description ?? codeWords(error))));
      else resolve();
    };
  }).finally(() => {
    clearInterval(watch);
    channel.close();
  });
}
