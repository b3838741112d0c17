import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { GenericEndpointContext } from 'better-auth';
import { createAuthEndpoint, createAuthMiddleware, sessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Row } from '../database/types.ts';
import { noteAccountEvent } from './note-account-event.ts';
import type { Sql } from './one-time-link.ts';
import { checkPassword, givenPassword, refuse } from './own-password.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { noteFactors, secondFactorOf } from './second-factor.ts';

/** Seconds for which a browser may answer a question. */
const patience = 300;
const mostPasskeys = 20;

/** Host for which passkeys are made; null for a plain IP address, for which browsers refuse them. */
export function passkeyHostOf(publicUrl: string): string | null {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : hostname;
}

const outdated = () => refuse('PASSKEY_OUTDATED', 'This took too long. Please try again.');
const unknownPasskey = () =>
  refuse('PASSKEY_UNKNOWN', 'This passkey does not belong to an account here.', 'UNAUTHORIZED');

/** With a number, if the name is taken: nobody could tell which of two of one name to remove. */
export function unusedName(wanted: string, taken: readonly string[]): string {
  for (let at = 1; ; at++) {
    const end = at === 1 ? '' : ` (${at})`;
    const name = wanted.slice(0, 100 - end.length) + end;
    if (!taken.includes(name)) return name;
  }
}

/** The browser's answer; the WebAuthn library checks it. */
const response = z.looseObject({ id: z.string().max(2_000) });

interface StoredPasskey {
  id: string;
  userId: string;
  publicKey: Buffer;
  counter: number;
  transports: never[];
}

/**
 * Endpoints of the sign-in library for passkeys (OPS-014), on the WebAuthn library SimpleWebAuthn. A passkey checks its owner
 * by itself (PIN, finger or face), so it opens a session alone, and as the second step after a password.
 */
export function passkeys(context: Context) {
  const host = () => passkeyHostOf(context.publicUrl()) ?? '';
  const expected = () => ({
    expectedOrigin: context.publicUrl(),
    expectedRPID: host(),
    requireUserVerification: true,
  });
  return {
    id: 'passkeys',
    endpoints: { ...adding(context, host, expected), ...entering(context, host, expected) },
    hooks: {
      after: [{ matcher: ({ path }: { path?: string }) => path === '/sign-in/email', handler: naming(context) }],
    },
  };
}

/** Adds `passkey` to the second steps that the library offers after a right password, where the account has one. */
const naming = ({ database }: Context) =>
  createAuthMiddleware(async (ctx) => {
    const answer = ctx.context.returned as { twoFactorMethods?: string[] } | undefined;
    if (!answer?.twoFactorMethods) return;
    const [known] = await database.query(
      'SELECT 1 FROM auth_passkey WHERE "userId" = (SELECT "id" FROM auth_user WHERE "email" = $1) LIMIT 1',
      [ctx.body.email.toLowerCase()],
    );
    if (known) return ctx.json({ ...answer, twoFactorMethods: [...answer.twoFactorMethods, 'passkey'] });
  });

type Expected = () => { expectedOrigin: string; expectedRPID: string; requireUserVerification: boolean };

function adding(context: Context, host: () => string, expected: Expected) {
  const { database } = context;
  return {
    askToAddPasskey: createAuthEndpoint(
      '/passkey/ask-to-add',
      { method: 'POST', body: z.object({ password: givenPassword }), use: [sessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        await checkPassword(ctx, user.id, ctx.body.password);
        const { passkeys: known } = await secondFactorOf(database, user.id);
        if (known.length >= mostPasskeys) {
          throw refuse('TOO_MANY_PASSKEYS', `An account can have at most ${mostPasskeys} passkeys.`, 'CONFLICT');
        }
        const options = await generateRegistrationOptions({
          rpName: 'Pavilion',
          rpID: host(),
          userID: new TextEncoder().encode(user.id),
          userName: user.email,
          userDisplayName: user.name,
          attestationType: 'none',
          excludeCredentials: known.map(({ id }) => ({ id })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
        await keepQuestion(ctx, options.challenge, user.id);
        return ctx.json(options);
      },
    ),
    addPasskey: createAuthEndpoint(
      '/passkey/add',
      {
        method: 'POST',
        body: z.object({ response, name: z.string().trim().min(1).max(100) }),
        use: [sessionMiddleware],
      },
      async (ctx) => {
        const { user, session } = ctx.context.session;
        const { challenge, userId } = await takeQuestion(ctx);
        if (userId !== user.id) throw outdated();
        const { registrationInfo } = await verifyRegistrationResponse({
          response: ctx.body.response as never,
          expectedChallenge: challenge,
          ...expected(),
        }).catch(() => ({ registrationInfo: undefined }));
        if (!registrationInfo) throw refuse('PASSKEY_REFUSED', 'This passkey could not be added. Please try again.');
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        const { passkeys: known } = await secondFactorOf(database, user.id);
        const name = unusedName(
          ctx.body.name,
          known.map((each) => each.name),
        );
        await database.query(
          `INSERT INTO auth_passkey ("id", "userId", "name", "publicKey", "counter", "transports")
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [id, user.id, name, Buffer.from(publicKey), counter, JSON.stringify(transports)],
        );
        const codes = user.twoFactorEnabled ? [] : await beginFactor(ctx, database, user.id);
        await context.store.transaction({ kind: 'user', id: user.id }, async (tx) => {
          await noteFactors(tx, user.id);
          const source = { publicUrl: context.publicUrl, agent: ctx.headers?.get('user-agent') };
          await noteAccountEvent(tx, source, user.id, 'passkeyAdded', name);
        });
        // The owner has just shown the passkey, so a session by the password alone owes nothing more.
        await database.query(
          `UPDATE auth_session SET "method" = 'passkey' WHERE "id" = $1 AND COALESCE("method", 'password') = 'password'`,
          [session.id],
        );
        context.sessionEnded(user.id);
        return ctx.json({ codes });
      },
    ),
  };
}

function entering({ database }: Context, host: () => string, expected: Expected) {
  return {
    askForPasskey: createAuthEndpoint('/passkey/ask', { method: 'POST' }, async (ctx) => {
      const options = await generateAuthenticationOptions({ rpID: host(), userVerification: 'required' });
      await keepQuestion(ctx, options.challenge, '');
      return ctx.json(options);
    }),
    signInByPasskey: createAuthEndpoint(
      '/passkey/sign-in',
      { method: 'POST', body: z.object({ response }) },
      async (ctx) => {
        const { challenge, userId } = await takeQuestion(ctx);
        const [known] = await database.query<StoredPasskey & Row>(
          'SELECT "id", "userId", "publicKey", "counter", "transports" FROM auth_passkey WHERE "id" = $1',
          [ctx.body.response.id],
        );
        const user = known && (await ctx.context.internalAdapter.findUserById(known.userId));
        // A question about adding a passkey has a user.
        if (userId || !user) throw unknownPasskey();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: ctx.body.response as never,
          expectedChallenge: challenge,
          ...expected(),
          credential: { ...known, publicKey: new Uint8Array(known.publicKey) },
        }).catch(() => ({ verified: false, authenticationInfo: undefined }));
        if (!verified || !authenticationInfo) throw unknownPasskey();
        await database.query('UPDATE auth_passkey SET "counter" = $2, "usedAt" = now() WHERE "id" = $1', [
          known.id,
          authenticationInfo.newCounter,
        ]);
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ entered: true });
      },
    ),
  };
}

const questionCookie = (ctx: GenericEndpointContext) =>
  ctx.context.createAuthCookie('passkey', { maxAge: patience, sameSite: 'lax' });

/** Keeps a question until its answer, which only this browser can give, once. */
async function keepQuestion(ctx: GenericEndpointContext, challenge: string, userId: string): Promise<void> {
  const identifier = `passkey-${generateRandomString(32)}`;
  const expiresAt = new Date(Date.now() + patience * 1_000);
  await ctx.context.internalAdapter.createVerificationValue({ identifier, value: `${challenge} ${userId}`, expiresAt });
  const { name, attributes } = questionCookie(ctx);
  await ctx.setSignedCookie(name, identifier, ctx.context.secret, attributes);
}

async function takeQuestion(ctx: GenericEndpointContext): Promise<{ challenge: string; userId: string }> {
  const { name, attributes } = questionCookie(ctx);
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
  ctx.setCookie(name, '', { ...attributes, maxAge: 0 });
  const kept = identifier ? await ctx.context.internalAdapter.consumeVerificationValue(identifier) : null;
  if (!kept) throw outdated();
  const [challenge = '', userId = ''] = kept.value.split(' ');
  return { challenge, userId };
}

/** Gives an account its first second factor: the library asks for one from now on. Returns the recovery codes. */
async function beginFactor(ctx: GenericEndpointContext, sql: Sql, userId: string): Promise<string[]> {
  const encrypted = (data: string) => symmetricEncrypt({ key: ctx.context.secretConfig, data });
  const codes = makeRecoveryCodes();
  // The library reads the codes from the row of the app, which stays unverified until one is set up.
  await sql.query(
    `INSERT INTO auth_two_factor ("id", "userId", "secret", "backupCodes") VALUES ($1, $2, $3, $4)
     ON CONFLICT ("userId") DO UPDATE SET "secret" = EXCLUDED."secret", "backupCodes" = EXCLUDED."backupCodes"`,
    [crypto.randomUUID(), userId, await encrypted(generateRandomString(32)), await encrypted(JSON.stringify(codes))],
  );
  await ctx.context.internalAdapter.updateUser(userId, { twoFactorEnabled: true });
  return codes;
}
