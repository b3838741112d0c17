import type { IncomingHttpHeaders } from 'node:http';
import { type User, users } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import type { Context } from '../../context.ts';
import type { SignInLibrary } from '../../sign-in-library.ts';
import { viewerNow } from './viewers.ts';

/** A request's session: the user, and how long it is trusted without asking the database again. */
interface KnownSession {
  userId: string;
  until: number;
}

export interface Sessions {
  /** The active user of a request; null for strangers and inactive people (PLT-068). */
  viewerOf(request: { headers: IncomingHttpHeaders }): Promise<Viewer | null>;
  /** The user of a request, active or not: for saying that an account is waiting for approval. */
  userOf(request: { headers: IncomingHttpHeaders }): Promise<User | null>;
  /** Drops cached sessions of a person, here and in the other processes. */
  ended(userId: string): void;
  close(): Promise<void>;
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

  const stopFollowing = context.store.onChanges((changes) => {
    for (const { collection, id, after } of changes) {
      if (collection !== users.name) continue;
      people.delete(id);
      if (after?.active !== true) forget(id);
    }
  });
  const stopListening = await context.database.listen(channel, (userId) => {
    endings += 1;
    sessions.clear();
    if (userId) sessionEnded(userId);
  });

  async function sessionOf(headers: IncomingHttpHeaders): Promise<string | null> {
    const cookie = sessionCookie(headers.cookie);
    if (!cookie) return null;
    const known = sessions.get(cookie);
    if (known && known.until > Date.now()) return known.userId;
    const before = endings;
    const library = await auth();
    const found = await library.api.getSession({
      headers: new Headers({ cookie: headers.cookie ?? '' }),
      // Only a response that also renews the cookie may renew the session; the page requests that itself.
      query: { disableRefresh: true },
    });
    if (!found) {
      sessions.delete(cookie);
      return null;
    }
    if (before === endings) {
      if (sessions.size >= mostKnown) sessions.clear();
      const until = Math.min(Date.now() + believed, new Date(found.session.expiresAt).getTime());
      sessions.set(cookie, { userId: found.user.id, until });
    }
    return found.user.id;
  }

  function person(id: string): Promise<User | null> {
    const known = people.get(id);
    if (known) return known;
    const reading = context.store.get(users, id);
    people.set(id, reading);
    reading.catch(() => people.delete(id));
    return reading;
  }

  async function userOf(request: { headers: IncomingHttpHeaders }): Promise<User | null> {
    const id = await sessionOf(request.headers);
    return id ? person(id) : null;
  }

  return {
    userOf,
    async viewerOf(request) {
      const user = await userOf(request);
      return user?.active ? viewerNow(context, user) : null;
    },
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

/** Value of the session cookie; the cookie's name has a prefix under TLS. */
function sessionCookie(header: string | undefined): string | undefined {
  return /(?:^|;\s*)(?:__Secure-)?pavilion\.session_token=([^;]+)/.exec(header ?? '')?.[1];
}
