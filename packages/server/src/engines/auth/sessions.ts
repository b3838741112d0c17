import type { IncomingHttpHeaders } from 'node:http';
import { config, configurationId, owesSecondFactor, type SignInMethod, type User, users } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import type { Context } from '../../context.ts';
import type { SignInLibrary } from '../../sign-in-library.ts';
import { Refusal } from '../store/refusal.ts';
import { bearerOf, type UsedToken, useApiToken } from './api-tokens.ts';
import { asMethod } from './second-factor.ts';
import { viewerNow } from './viewers.ts';

/** A request's session: the user, and how long it is trusted without asking the database again. */
interface KnownSession {
  userId: string;
  method: SignInMethod | undefined;
  until: number;
}

/** User of a request, active or not. */
export interface SignedIn {
  user: User;
  /** Whether they may only add a second factor (OPS-014). */
  owesFactor: boolean;
  /** How their session was opened; undefined for sessions of earlier versions. */
  method: SignInMethod | undefined;
}

/** Who makes a request, and with which API token; null without one. */
export interface Caller {
  viewer: Viewer | null;
  token: UsedToken | null;
}

export interface Sessions {
  /**
   * The active user of a request; null for strangers, inactive people (PLT-068), those who owe a second factor, and requests with
   * an API token.
   */
  viewerOf(request: { headers: IncomingHttpHeaders }): Promise<Viewer | null>;
  /** The user of a request, also while their account awaits approval or a second factor. */
  signedIn(request: { headers: IncomingHttpHeaders }): Promise<SignedIn | null>;
  /**
   * The user of a request, also with an API token, which is refused when it is not valid (OPS-011). Who asks checks the scopes of
   * the token.
   */
  callerOf(request: { headers: IncomingHttpHeaders }): Promise<Caller>;
  /** Drops cached sessions of a person, here and in the other processes. */
  ended(userId: string): void;
  close(): Promise<void>;
}

/** Reason for a refused token. Shown only to holders of its text, so it reveals nothing to others. */
const uselessToken = {
  unknown: 'This API token is not valid. Check that it was copied completely.',
  revoked: 'This API token has been revoked. Make a new one.',
  expired: 'This API token has expired. Make a new one.',
} as const;

/** Why an API token that is valid opens nothing now, and what to do: a token is trusted as far as the session that made it. */
function unusedToken(found: SignedIn | null): string {
  const whose = found?.user.integration ? 'integration' : 'account';
  if (!found?.user.active)
    return `The ${whose} of this API token is not active. A user administrator can activate it again.`;
  if (found.user.integration)
    return 'Administrators need a second factor, and this API token was made without one. Sign in with your own second factor, and make a new token of the integration.';
  return found.user.secondFactor
    ? 'Administrators need a second factor, and this API token was made by a session without one. Sign in with your second factor, and make a new token under My Account.'
    : 'Administrators need a second factor, and the owner of this API token has none. Add one under My Account, and then make a new token there.';
}

const channel = 'sessions';
/** Milliseconds for which a session is trusted, even if the notification of its end is lost. */
const believed = 60_000;
const mostKnown = 10_000;

/**
 * Identifies the user of a request without a database query: sessions and users are cached in the process and dropped when
 * they change, here or in another process.
 */
export async function openSessions(
  context: Context,
  auth: () => Promise<SignInLibrary>,
  sessionEnded: (userId: string) => void,
): Promise<Sessions> {
  const sessions = new Map<string, KnownSession>();
  const people = new Map<string, Promise<User | null>>();
  /** Counts ended sessions, so that a look-up that overlaps with an end is not cached. */
  let endings = 0;

  function forget(userId: string): void {
    endings += 1;
    for (const [cookie, session] of sessions) if (session.userId === userId) sessions.delete(cookie);
  }

  let required: Promise<boolean> | undefined;
  /** Whether user administrators need a second factor. */
  function isRequired(): Promise<boolean> {
    required ??= context.store
      .get(config, configurationId)
      .then((settings) => settings?.administratorsNeedSecondFactor ?? false);
    required.catch(() => {
      required = undefined;
    });
    return required;
  }
  /** Checks the open sockets of these administrators, or of all, if they need a second factor. */
  function checkIfRequired(administrators?: string[]): void {
    async function check() {
      if (!(await isRequired())) return;
      for (const id of administrators ?? (await administratorsOf(context.store))) sessionEnded(id);
    }
    check().catch((error: unknown) => context.log.error({ err: error }, 'Sessions of administrators'));
  }

  const stopFollowing = context.store.onChanges((changes) => {
    for (const { collection, id, after } of changes) {
      if (collection === config.name) {
        required = undefined;
        checkIfRequired();
      }
      if (collection !== users.name) continue;
      people.delete(id);
      if ((after as User | null)?.roles.user_admin) checkIfRequired([id]);
      if (after?.active !== true) forget(id);
    }
  });
  const stopListening = await context.database.listen(channel, (userId) => {
    endings += 1;
    sessions.clear();
    if (userId) sessionEnded(userId);
  });

  async function sessionOf(headers: IncomingHttpHeaders): Promise<Omit<KnownSession, 'until'> | null> {
    const cookie = sessionCookie(headers.cookie);
    if (!cookie) return null;
    const known = sessions.get(cookie);
    if (known && known.until > Date.now()) return known;
    const before = endings;
    const library = await auth();
    const ask = () =>
      library.api.getSession({
        headers: new Headers({ cookie: headers.cookie ?? '' }),
        // Only a response that also renews the cookie may renew the session; the page requests that itself.
        query: { disableRefresh: true },
      });
    const found = await ask().catch(async () => {
      // The library hides the cause: a database that is away says so itself, and one that is back answers.
      await context.database.query('SELECT 1');
      return ask();
    });
    if (!found) {
      sessions.delete(cookie);
      return null;
    }
    const session = { userId: found.user.id, method: asMethod(found.session.method) };
    if (before === endings) {
      if (sessions.size >= mostKnown) sessions.clear();
      const until = Math.min(Date.now() + believed, new Date(found.session.expiresAt).getTime());
      sessions.set(cookie, { ...session, until });
    }
    return session;
  }

  function person(id: string): Promise<User | null> {
    const known = people.get(id);
    if (known) return known;
    const reading = context.store.get(users, id);
    people.set(id, reading);
    reading.catch(() => people.delete(id));
    return reading;
  }

  async function signedIn(request: { headers: IncomingHttpHeaders }): Promise<SignedIn | null> {
    // A token is never more than its scopes, whatever cookie comes with it.
    if (bearerOf(request.headers) !== undefined) return null;
    const session = await sessionOf(request.headers);
    return session && trusted(session.userId, session.method);
  }

  async function trusted(id: string, method: SignInMethod | undefined): Promise<SignedIn | null> {
    const user = await person(id);
    return user && { user, method, owesFactor: owesSecondFactor(user, method, await isRequired()) };
  }

  const asViewer = (found: SignedIn | null | undefined) =>
    found?.user.active && !found.owesFactor ? viewerNow(context, found.user) : null;

  async function callerOf(request: { headers: IncomingHttpHeaders }): Promise<Caller> {
    const bearer = bearerOf(request.headers);
    if (bearer === undefined) return { viewer: asViewer(await signedIn(request)), token: null };
    const token = await useApiToken(context.database, bearer);
    if (typeof token === 'string') throw new Refusal('NOT_SIGNED_IN', uselessToken[token]);
    const found = await trusted(token.userId, token.method);
    const viewer = asViewer(found);
    if (!viewer) throw new Refusal('NOT_SIGNED_IN', unusedToken(found));
    return { viewer, token };
  }

  return {
    signedIn,
    viewerOf: async (request) => asViewer(await signedIn(request)),
    callerOf,
    ended(userId) {
      forget(userId);
      sessionEnded(userId);
      context.database.notify(channel, userId);
    },
    async close() {
      stopFollowing();
      await stopListening();
    },
  };
}

async function administratorsOf(store: Context['store']): Promise<string[]> {
  const found = await store.find(users, { where: { active: true, 'roles.user_admin': true } });
  return found.map(({ id }) => id);
}

/** Value of the session cookie; the cookie's name has a prefix under TLS. */
function sessionCookie(header: string | undefined): string | undefined {
  return /(?:^|;\s*)(?:__Secure-)?pavilion\.session_token=([^;]+)/.exec(header ?? '')?.[1];
}
