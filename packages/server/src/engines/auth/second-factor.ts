import { createHash } from 'node:crypto';
import { type FactorKind, type SignInMethod, signInMethods, users } from '@pavilion/domain';
import { sameJson } from '@pavilion/sync';
import type { Tx } from '../store/types.ts';
import { type Sql, sqlOf } from './one-time-link.ts';

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** Second factor of an account. Without an app and passkeys there is none, and no recovery codes. */
export interface SecondFactor {
  /** Whether an authenticator app is set up. */
  app: boolean;
  passkeys: Passkey[];
}

export async function secondFactorOf(sql: Sql, userId: string): Promise<SecondFactor> {
  const [[app], passkeys] = await Promise.all([
    sql.query('SELECT 1 FROM auth_two_factor WHERE "userId" = $1 AND "verified"', [userId]),
    sql.query<{ id: string; name: string; createdAt: Date; usedAt: Date | null }>(
      'SELECT "id", "name", "createdAt", "usedAt" FROM auth_passkey WHERE "userId" = $1 ORDER BY "createdAt"',
      [userId],
    ),
  ]);
  return {
    app: Boolean(app),
    passkeys: passkeys.map(({ createdAt, usedAt, ...rest }) => ({
      ...rest,
      createdAt: new Date(createdAt).toISOString(),
      usedAt: usedAt && new Date(usedAt).toISOString(),
    })),
  };
}

/** Copies the kinds of somebody's second factor to their `users` document, where administrators see them. */
export async function noteFactors(tx: Tx, userId: string): Promise<void> {
  const person = await tx.lock(users, userId);
  if (!person) return;
  const { app, passkeys } = await secondFactorOf(sqlOf(tx), userId);
  const factors: FactorKind[] = [
    ...(app ? (['app'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ];
  if (!sameJson(person.factors ?? [], factors)) await tx.patch(users, userId, { factors });
}

/** Removes the app and all passkeys: the account, its open sessions and its API tokens are protected by the password alone. */
export async function dropSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.sql('DELETE FROM auth_passkey WHERE "userId" = $1', [userId]);
  await tx.sql('DELETE FROM auth_two_factor WHERE "userId" = $1', [userId]);
  await tx.sql('UPDATE auth_user SET "twoFactorEnabled" = false, "updatedAt" = now() WHERE "id" = $1', [userId]);
  for (const table of ['auth_session', 'auth_token']) {
    await tx.sql(
      `UPDATE ${table} SET "method" = 'password' WHERE "userId" = $1 AND "method" IN ('code', 'recoveryCode', 'passkey')`,
      [userId],
    );
  }
  await tx.patch(users, userId, { secondFactor: false, factors: [] });
}

/**
 * Takes a code of an authenticator app, which opens one session only (RFC 6238, 5.2). False where it was used before: the library
 * accepts each code for as long as it is shown, and in the period before and after.
 */
export async function takeCode(sql: Sql, userId: string, code: string): Promise<boolean> {
  const digest = createHash('sha256').update(code).digest('hex');
  const taken = await sql.query(
    `INSERT INTO auth_attempt AS a ("key", "since", "tries") VALUES ($1, now(), 1)
     ON CONFLICT ("key") DO UPDATE SET "since" = now() WHERE a."since" < now() - interval '2 minutes' RETURNING 1`,
    [`code ${userId} ${digest}`],
  );
  return taken.length > 0;
}

/** Way in which an endpoint of the library opens a session; undefined where it goes on with an earlier one. */
export function methodOf(path: string | undefined, provider: unknown): SignInMethod | undefined {
  if (path === '/sign-in/email') return 'password';
  if (path === '/two-factor/verify-totp') return 'code';
  if (path === '/two-factor/verify-backup-code') return 'recoveryCode';
  if (path === '/passkey/sign-in') return 'passkey';
  return path?.startsWith('/callback/') && (provider === 'google' || provider === 'microsoft') ? provider : undefined;
}

/** A stored method; undefined for sessions of earlier versions. */
export function asMethod(stored: unknown): SignInMethod | undefined {
  return typeof stored === 'string' && Object.hasOwn(signInMethods, stored) ? (stored as SignInMethod) : undefined;
}
