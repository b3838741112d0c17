import { passwordLength, users } from '@pavilion/domain';
import { betterAuth } from 'better-auth';
import { APIError, getOAuthState } from 'better-auth/api';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Context } from '../../context.ts';
import { commonLine } from '../../reports.ts';
import { kyselyOn } from '../database/kysely.ts';
import { changePassword } from './change-password.ts';
import { signUpActor } from './keep-logins.ts';
import { sendPasswordLink } from './mail-password-link.ts';
import { noteSecondSteps } from './note-second-steps.ts';
import { passkeys } from './passkeys.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { removeFactor } from './remove-factor.ts';
import { asMethod, methodOf, takeCode } from './second-factor.ts';
import { secondStepLocks } from './second-step-locks.ts';
import { addNewcomer, preApproval } from './sign-up.ts';
import { keepPlace, pending, waitingRoom } from './waiting-room.ts';

/** PLT-085. */
const otherMethod = {
  code: 'auth/account-exists-with-different-credential',
  message: 'Your email is associated with a different login method - either ECB IT or Gmail, or email/password.',
};
const unconfirmed = {
  code: 'EMAIL_NOT_CONFIRMED',
  message: 'Your e-mail address is not confirmed. Confirm it with Google or Microsoft first.',
};
/** For a password chosen before the address was confirmed. */
const unproven = {
  code: 'EMAIL_NOT_VERIFIED',
  message: 'We have sent you an e-mail. Use its link to set a new password.',
};
/** For a code that somebody may have read over a shoulder. */
const used = {
  code: 'CODE_USED',
  message: 'This code has been used already. Sign in again with the next one that the app shows.',
};
const day = 86_400;

export interface AuthTools {
  secret: string;
  providers: GenericOAuthConfig[];
  /** Called when a session ends, so that processes drop it from their caches. */
  sessionEnded: (userId: string) => void;
}

/** The sign-in library with our rules: logins belong to `users` documents, and only active people get a session. */
export function createAuth(context: Context, tools: AuthTools) {
  const publicUrl = context.publicUrl();
  const log = context.log.child({ part: 'auth' });
  const system = { kind: 'system', name: 'sign-in' } as const;

  return betterAuth({
    appName: 'Pavilion',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: tools.secret,
    database: { db: kyselyOn(context.database), type: 'postgres', transaction: false },
    telemetry: { enabled: false },
    // The allowlist and the rate limits are in front of the library (`engines/http/auth.ts`).
    rateLimit: { enabled: false },
    logger: {
      log: (level, ...words: unknown[]) => {
        const err = causeIn(words);
        const said = words.filter((word) => typeof word === 'string').join(' ');
        log[level === 'error' ? 'warn' : 'debug']({ said, ...(err ? { err } : {}) }, 'Sign-in');
      },
    },
    // The page may be served under another name of this machine; its own origin is as trusted as the public address.
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return host ? [publicUrl, `http://${host}`, `https://${host}`] : [publicUrl];
    },
    // Unexpected errors are answered and logged as everywhere.
    onAPIError: { throw: true, errorURL: `${publicUrl}/signed-in.html` },
    advanced: {
      cookiePrefix: 'pavilion',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => crypto.randomUUID() },
    },
    user: {
      modelName: 'auth_user',
      validateUserInfo: async ({ user, source }, ctx) => {
        // An account already linked to this person at the provider no longer needs a confirmed address.
        if (source.action === 'sign-in') return;
        if (!user.emailVerified) return { error: unconfirmed.code, errorDescription: unconfirmed.message };
        if (source.action !== 'link-account') return;
        // Only the owner may link a provider to an account with another login, from the profile page (PLT-085).
        const state = (await getOAuthState()) as { link?: unknown } | null;
        if (state?.link) return;
        const logins = await ctx.context.internalAdapter.findAccounts(String(user.id));
        if (logins.length > 0) return { error: otherMethod.code, errorDescription: otherMethod.message };
      },
    },
    // `freshAge` 0: signed-in people may link and unlink without signing in again.
    session: {
      modelName: 'auth_session',
      expiresIn: 30 * day,
      updateAge: day,
      freshAge: 0,
      additionalFields: {
        method: { type: 'string', required: false, input: false },
        name: { type: 'string', required: false, input: false },
      },
    },
    account: {
      modelName: 'auth_account',
      // `validateUserInfo` requires a confirmed address, with a sentence; the library would refuse without one.
      accountLinking: { enabled: true, trustedProviders: ['google', 'microsoft'], allowDifferentEmails: true },
    },
    verification: { modelName: 'auth_verification' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
    },
    plugins: [
      ...(tools.providers.length > 0 ? [genericOAuth({ config: tools.providers })] : []),
      waitingRoom(context.store),
      twoFactor({
        allowPasswordless: true,
        backupCodeOptions: recoveryCodes(tools.secret),
        // It would count codes of the app and recovery codes together: see `secondStepLocks`.
        accountLockout: { enabled: false },
        schema: { twoFactor: { modelName: 'auth_two_factor' } },
      }),
      passkeys(context),
      removeFactor(context),
      changePassword(context),
      secondStepLocks(context),
      noteSecondSteps(context),
    ],
    databaseHooks: {
      user: {
        update: {
          after: async (user) => {
            const secondFactor = user.twoFactorEnabled === true;
            await context.store.transaction(system, (tx) => tx.patch(users, user.id, { secondFactor }));
          },
        },
        create: {
          // The first sign-in of an unknown e-mail through a provider creates a user (OPN-025).
          before: async (user) => {
            const email = user.email.trim().toLowerCase();
            const person = await context.store.transaction(signUpActor, async (tx) =>
              addNewcomer(tx, { email, name: user.name, prepared: await preApproval(tx, email) }),
            );
            return { data: { ...user, id: person.id, name: person.name } };
          },
        },
      },
      session: {
        create: {
          before: async (session, ctx) => {
            const method = methodOf(ctx?.path, ctx?.params?.id) ?? asMethod(session.method) ?? 'password';
            if (
              ctx?.path === '/two-factor/verify-totp' &&
              !(await takeCode(context.database, session.userId, ctx.body.code))
            ) {
              throw new APIError('UNAUTHORIZED', used);
            }
            const person = await context.store.get(users, session.userId);
            const proven = ctx?.path !== '/sign-in/email' || (await isProven(context.database, session.userId));
            if (!person?.active) {
              if (person && ctx && proven) await keepPlace(ctx, person.id, method);
              throw new APIError('FORBIDDEN', pending);
            }
            if (proven || !context.mail.configured) return { data: { ...session, method } };
            await sendPasswordLink(context, person);
            throw new APIError('FORBIDDEN', unproven);
          },
          // PLT-087. With a second factor, the library ends the session of the password at once.
          after: async (session) => {
            const person = await context.store.get(users, session.userId);
            if (session.method === 'password' && person?.secondFactor) return;
            await context.store.transaction(system, (tx) => tx.patch(users, session.userId, { last_log_in: tx.now }));
          },
        },
        delete: { after: async (session) => tools.sessionEnded(session.userId) },
      },
    },
  });
}

/** The cause of an error that the library tells: a full disk, for example, which is one line for all that fails by it. */
function causeIn(words: readonly unknown[]): unknown {
  let error = words.find((word) => word instanceof Error);
  while (error instanceof Error && error.cause instanceof Error && !commonLine(error)) error = error.cause;
  return error;
}

/** Whether the owner of the address set the password. */
async function isProven(database: Context['database'], userId: string): Promise<boolean> {
  const [login] = await database.query<{ emailVerified: boolean }>(
    'SELECT "emailVerified" FROM auth_user WHERE "id" = $1',
    [userId],
  );
  return login?.emailVerified === true;
}
