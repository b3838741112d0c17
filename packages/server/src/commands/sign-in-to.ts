import type { Config } from '../config.ts';

/**
 * Signs in to a running server and returns the cookies of the session. An account with a second factor also needs the present
 * code of its authenticator app, or a recovery code (decision 120).
 */
export async function signInTo(url: string, admin: NonNullable<Config['admin']>, code = ''): Promise<string> {
  const cookies = new Map<string, string>();
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(url).origin, cookie: cookieOf(cookies) },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new Error(`${url} does not answer. Check the address, and that Pavilion runs there.`);
    });
    if (!answer.ok) throw new Error(`${url} refused the sign-in of ${admin.email}: ${await sentenceOf(answer)}`);
    for (const one of answer.headers.getSetCookie()) {
      const [name, value] = one.split(';')[0]!.split(/=(.*)/s);
      cookies.set(name!, value!);
    }
    return (await answer.json()) as { twoFactorRedirect?: boolean };
  };
  const { twoFactorRedirect } = await post('/sign-in/email', admin);
  if (twoFactorRedirect) {
    if (!code) {
      throw new Error(
        `The account ${admin.email} has a second factor. Add --code with a code of its authenticator app, or a recovery code. Backups without anyone present are made by the server itself: see BACKUP_DIR in docs/operating.md.`,
      );
    }
    const isOfApp = /^\d{6}$/.test(code);
    await post(isOfApp ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', { code });
  }
  return cookieOf(cookies);
}

const cookieOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** The sentence of a refusal. */
export async function sentenceOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  return body.message ?? `it answered with status ${answer.status}.`;
}
