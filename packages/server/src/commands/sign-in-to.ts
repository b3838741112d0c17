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
    if (!answer.ok) throw new Error(`${url} refused the sign-in of ${admin.email}: ${await refusalOf(answer)}`);
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

/** Refusals of the sign-in library, whose own words are for programmers. */
const refusals: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'the e-mail or the password is wrong. Check ADMIN_EMAIL and ADMIN_PASSWORD.',
  INVALID_CODE: 'the code is wrong or too old. Give --code the one that the authenticator app shows now.',
  CODE_USED: 'the code was used before. Give --code the next one that the authenticator app shows.',
  INVALID_BACKUP_CODE: 'the recovery code is wrong, or was used before. Give --code another one.',
  INVALID_TWO_FACTOR_COOKIE: 'the sign-in took too long. Run the command again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too many wrong codes. Run the command again with a new code.',
  APP_CODES_LOCKED:
    'codes of the app are locked after too many wrong ones. Give --code a recovery code, or wait a quarter of an hour.',
  RECOVERY_CODES_LOCKED:
    'recovery codes are locked after too many wrong ones. Wait a quarter of an hour, and run the command again.',
  // Of servers before 0.3.0.
  ACCOUNT_TEMPORARILY_LOCKED:
    'the account is locked after too many wrong codes. Wait a quarter of an hour, and run the command again.',
  TOTP_NOT_ENABLED: 'the account has no authenticator app. Give --code a recovery code.',
  'auth/user-disabled': 'the account is not active. A user administrator must approve or activate it first.',
  EMAIL_NOT_VERIFIED:
    'the e-mail address is not confirmed. Use the link of the e-mail that was sent to it now to set a new password.',
};

async function refusalOf(answer: Response): Promise<string> {
  const { code = '' } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string };
  const known = refusals[code];
  if (known) return known;
  // The throttle and the outages of the server have sentences of our own.
  if (answer.status === 429 || answer.status >= 500) return sentenceOf(answer);
  return `it answered with status ${answer.status}. Check the address, and that this Pavilion has the same version.`;
}

/** The sentence of a refusal. */
export async function sentenceOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  return body.message ?? `it answered with status ${answer.status}.`;
}
