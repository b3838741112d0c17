import { SignInError, signInSentence } from './sign-in-error.ts';

/** Asks an endpoint of the sign-in library; with a body, by POST. Its refusals are `SignInError`s. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
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
