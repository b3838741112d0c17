import { SignInError, signInSentence } from './sign-in-error.ts';

const underway = new Set<Promise<unknown>>();

/**
 * Resolves once this page waits for no answer of the sign-in library. An answer may bring a new session, and the socket tells of
 * the end of the old one first.
 */
export async function signInSettled(): Promise<void> {
  await Promise.allSettled([...underway]);
}

/** Asks an endpoint of the sign-in library; with a body, by POST. Its refusals are `SignInError`s. */
export function ask<T>(path: string, body?: unknown): Promise<T> {
  const asked = send<T>(path, body).finally(() => underway.delete(asked));
  underway.add(asked);
  return asked;
}

async function send<T>(path: string, body: unknown): Promise<T> {
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
