import type { Context } from '../../context.ts';
import type { SignInLibrary } from '../../sign-in-library.ts';
import { providerConfigs, reachable } from './providers.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { signingSecret } from './tables.ts';

export interface SignIn {
  /** The sign-in library. Created on first use, because the public address is known only once the server listens. */
  auth: () => Promise<SignInLibrary>;
  sessions: Sessions;
}

const retryMilliseconds = 30_000;

/**
 * `sessionEnded` is called for each ended session of a person, so that open sockets check it again.
 */
export async function openSignIn(context: Context, sessionEnded: (userId: string) => void): Promise<SignIn> {
  const secret = await signingSecret(context.database, context.config.secret);
  const configs = providerConfigs(context.config);
  let current: Promise<SignInLibrary> | undefined;
  let again = Number.POSITIVE_INFINITY;

  async function build(): Promise<SignInLibrary> {
    const providers = await reachable(configs);
    again = Number.POSITIVE_INFINITY;
    if (providers.length < configs.length) {
      again = Date.now() + retryMilliseconds;
      const missing = configs.filter((config) => !providers.includes(config)).map((config) => config.providerId);
      context.log.warn({ missing }, 'A sign-in provider does not answer; its button does not work for now.');
    }
    // The library is a third of the server's code, and nobody signs in before the server listens.
    const { createAuth } = await import('./library.ts');
    return createAuth(context, { secret, providers, sessionEnded: (userId) => sessions.ended(userId) });
  }

  /** Retries a provider that did not answer later; until then people sign in without it. */
  function auth(): Promise<SignInLibrary> {
    if (!current || Date.now() > again) current = build();
    return current;
  }

  const sessions = await openSessions(context, auth, sessionEnded);
  return { auth, sessions };
}
