import { users } from '@pavilion/domain';
import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, createEmailVerificationToken, getOAuthState } from 'better-auth/api';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Context } from '../context.ts';
import { kyselyOn } from '../database/kysely.ts';
import { writeMail } from '../integrations/outbox.ts';
import { setPasswordLink } from './one-time-link.ts';
import { addNewcomer, admitProven } from './sign-up.ts';
import { keepPlace, pending, waitingRoom } from './waiting-room.ts';

/** PLT-085. */
const otherMethod = {
  code: 'auth/account-exists-with-different-credential',
  message: 'Your email is associated with a different login method - either ECB IT or Gmail, or email/password.',
};
export const passwordLength = { least: 8, most: 128 };
const day = 86_400;

export interface AuthTools {
  secret: string;
  providers: GenericOAuthConfig[];
  /** Called when a session ended, so that processes forget it. */
  sessionEnded: (userId: string) => void;
}

export type Auth = ReturnType<typeof createAuth>;

/** The sign-in library with our rules: logins belong to `users` documents, and only active people get a session. */
export function createAuth(context: Context, tools: AuthTools) {
  const publicUrl = context.publicUrl();
  const log = context.log.child({ part: 'auth' });
  const system = { kind: 'system', name: 'sign-in' } as const;

  async function mailConfirmation(email: string, url: string): Promise<void> {
    await context.store.transaction(system, (tx) =>
      writeMail(tx, {
        to: email,
        subject: 'Please confirm your e-mail address',
        text: 'Follow this link to confirm that this address is yours:',
        link: url,
      }),
    );
  }

  return betterAuth({
    appName: 'Pavilion',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: tools.secret,
    database: { db: kyselyOn(context.database), type: 'postgres', transaction: false },
    telemetry: { enabled: false },
    // Names and addresses are fields of the `users` document, which the login follows.
    disabledPaths: ['/update-user', '/change-email', '/delete-user'],
    // Our own limits count per address and person, and hold for the whole route.
    rateLimit: { enabled: false },
    logger: {
      log: (level, message) => log[level === 'error' ? 'warn' : 'debug']({ said: message }, 'Sign-in'),
    },
    // Behind another name of this machine the page's own origin is as good as the public address.
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return host ? [publicUrl, `http://${host}`, `https://${host}`] : [publicUrl];
    },
    onAPIError: { errorURL: `${publicUrl}/signed-in.html` },
    advanced: {
      cookiePrefix: 'pavilion',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => crypto.randomUUID() },
    },
    user: {
      modelName: 'auth_user',
      // PLT-085: a provider is linked to an account with another login only by its owner, from the profile page.
      validateUserInfo: async ({ user, source }, ctx) => {
        if (source.action !== 'link-account') return;
        const state = (await getOAuthState()) as { link?: unknown } | null;
        if (state?.link) return;
        const logins = await ctx.context.internalAdapter.findAccounts(String(user.id));
        if (logins.length > 0) return { error: otherMethod.code, errorDescription: otherMethod.message };
      },
    },
    // `freshAge` 0: whoever is signed in may link and unlink without signing in anew.
    session: { modelName: 'auth_session', expiresIn: 30 * day, updateAge: day, freshAge: 0 },
    account: {
      modelName: 'auth_account',
      accountLinking: { enabled: true, trustedProviders: ['google', 'microsoft'], allowDifferentEmails: true },
    },
    verification: { modelName: 'auth_verification' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        const person = await context.store.get(users, user.id);
        if (!person?.active) return;
        await context.store.transaction(system, (tx) =>
          writeMail(tx, {
            to: user.email,
            subject: 'Set a new password',
            text: `Hello ${person.name},\n\nFollow this link within an hour to set a new password. If you did not ask for it, nothing has changed.`,
            link: setPasswordLink(publicUrl, token),
          }),
        );
      },
      // The link went to the address, so whoever followed it owns it.
      onPasswordReset: async ({ user }) => {
        await context.database.query('UPDATE auth_user SET "emailVerified" = true WHERE "id" = $1', [user.id]);
        tools.sessionEnded(user.id);
        await admitProven(context, user.id);
      },
    },
    emailVerification: {
      sendVerificationEmail: ({ user, url }) => mailConfirmation(user.email, url),
      afterEmailVerification: (user) => admitProven(context, user.id),
    },
    plugins: [
      ...(tools.providers.length > 0 ? [genericOAuth({ config: tools.providers })] : []),
      waitingRoom(context.store),
    ],
    hooks: {
      // OPN-025: the first sign-in of an unknown e-mail makes a pending user, also with a password.
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path !== '/sign-in/email') return;
        const { email, password } = (ctx.body ?? {}) as { email?: unknown; password?: unknown };
        if (typeof email !== 'string' || typeof password !== 'string') return;
        const { internalAdapter } = ctx.context;
        if (password.length < passwordLength.least || password.length > passwordLength.most) return;
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || (await internalAdapter.findUserByEmail(email.toLowerCase())))
          return;
        const user = await internalAdapter.createUser(
          { email: email.toLowerCase(), name: '', emailVerified: false },
          { method: 'email-password' },
        );
        await internalAdapter.linkAccount({
          userId: user.id,
          providerId: 'credential',
          issuer: 'local:credential',
          accountId: user.id,
          password: await ctx.context.password.hash(password),
        });
      }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            const proven = user.emailVerified || !context.mail.configured;
            const person = await addNewcomer(context, { email: user.email, name: user.name, proven });
            return { data: { ...user, id: person.id, name: person.name } };
          },
        },
      },
      session: {
        create: {
          before: async (session, ctx) => {
            const person = await context.store.get(users, session.userId);
            const byPassword = ctx?.path === '/sign-in/email' || ctx?.path === '/sign-up/email';
            if (!person?.active) {
              // A window that waits with a password asks with it again.
              if (person && ctx && !byPassword) await keepPlace(ctx, person.id);
              throw new APIError('FORBIDDEN', pending);
            }
            if (!context.mail.configured || !byPassword) return;
            const [login] = await context.database.query<{ emailVerified: boolean }>(
              'SELECT "emailVerified" FROM auth_user WHERE "id" = $1',
              [person.id],
            );
            if (login?.emailVerified) return;
            const token = await createEmailVerificationToken(tools.secret, person.email);
            await mailConfirmation(person.email, `${publicUrl}/api/auth/verify-email?token=${token}&callbackURL=/`);
            throw new APIError('FORBIDDEN', {
              code: 'EMAIL_NOT_VERIFIED',
              message: 'Please confirm your e-mail address by the link that we have sent to it.',
            });
          },
          // PLT-087
          after: async (session) => {
            await context.store.transaction(system, (tx) => tx.patch(users, session.userId, { last_log_in: tx.now }));
          },
        },
        delete: { after: async (session) => tools.sessionEnded(session.userId) },
      },
    },
  });
}
