import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type ApiScope, type ApiToken, type SignInMethod, tokenTrouble, type User } from '@pavilion/domain';
import type { Sql } from './one-time-link.ts';
import { asMethod } from './second-factor.ts';

/** The beginning of every API token, by which people and scanners for leaked secrets recognise one. */
const prefix = 'pavilion_';

interface NewApiToken {
  userId: string;
  name: string;
  scopes: readonly ApiScope[];
  days: number;
  /** How the session was opened that makes the token: the token is trusted as far as the session. */
  method: SignInMethod | undefined;
  /** The administrator who makes the token of an integration. */
  madeBy?: string;
}

/** Stores a new API token and returns its text. Only a digest is stored, so reading the database gives no access. */
export async function addApiToken(sql: Sql, { userId, name, scopes, days, method, madeBy }: NewApiToken) {
  // After a year, nobody asks any more why a revoked token has stopped.
  await sql.query(`DELETE FROM auth_token WHERE "userId" = $1 AND "revokedAt" < now() - interval '1 year'`, [userId]);
  const id = crypto.randomUUID();
  const token = prefix + randomBytes(32).toString('base64url');
  await sql.query(
    `INSERT INTO auth_token ("id", "digest", "userId", "name", "scopes", "method", "madeBy", "expiresAt")
     VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, now() + $8 * interval '1 day')`,
    [id, digestOf(token), userId, name, JSON.stringify(scopes), method ?? null, madeBy ?? null, days],
  );
  return { id, token };
}

/** The API tokens of an account, newest first, and then those revoked in the last 30 days. */
export async function apiTokensOf(sql: Sql, owner: User, needsFactor: boolean): Promise<ApiToken[]> {
  const rows = await sql.query<StoredToken>(
    `SELECT "id", "name", "scopes", "createdAt", "expiresAt", "usedAt", "revokedAt", "method", "expiresAt" <= now() AS "isExpired",
       (SELECT data->>'name' FROM users WHERE id = "madeBy") AS "madeBy",
       (SELECT data->>'name' FROM users WHERE id = "revokedBy") AS "revokedBy" FROM auth_token
     WHERE "userId" = $1 AND ("revokedAt" IS NULL OR "revokedAt" > now() - interval '30 days')
     ORDER BY "revokedAt" DESC NULLS FIRST, "createdAt" DESC, "id"`,
    [owner.id],
  );
  return rows.map(({ createdAt, expiresAt, usedAt, revokedAt, method, isExpired, ...rest }) => ({
    ...rest,
    ...(revokedAt || isExpired
      ? { trouble: null, idleScopes: [] }
      : tokenTrouble({ scopes: rest.scopes, method: asMethod(method) }, owner, needsFactor)),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    usedAt: usedAt && new Date(usedAt).toISOString(),
    revokedAt: revokedAt && new Date(revokedAt).toISOString(),
  }));
}

/** How many API tokens of an account are not revoked; expired ones count. */
export async function countTokens(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql.query<{ amount: number }>(
    'SELECT count(*)::int AS amount FROM auth_token WHERE "userId" = $1 AND "revokedAt" IS NULL',
    [userId],
  );
  return row?.amount ?? 0;
}

interface StoredToken extends Record<string, unknown> {
  id: string;
  name: string;
  scopes: ApiScope[];
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
  method: string | null;
  isExpired: boolean;
  madeBy: string | null;
  revokedBy: string | null;
}

/** Revokes API tokens that are not revoked yet, and gives their names. They are kept, so that programs learn what happened. */
export async function revokeTokens(sql: Sql, where: { userId: string; id?: string }, by: string): Promise<string[]> {
  const gone = await sql.query<{ name: string }>(
    `UPDATE auth_token SET "revokedAt" = now(), "revokedBy" = $3
     WHERE "userId" = $1 AND "id" = COALESCE($2, "id") AND "revokedAt" IS NULL RETURNING "name"`,
    [where.userId, where.id ?? null, by],
  );
  return gone.map(({ name }) => name);
}

/** An API token that a request brings. */
export interface UsedToken {
  id: string;
  userId: string;
  name: string;
  scopes: readonly ApiScope[];
  /** ISO 8601 UTC. */
  expiresAt: string;
  method: SignInMethod | undefined;
}

/** Why the text of an API token opens nothing. */
export type UselessToken = 'unknown' | 'revoked' | 'expired';

/**
 * The API token with this text, or why there is none. Asks the database each time, so that a revoked token stops at once in all
 * processes. The last use is kept to the minute.
 */
export async function useApiToken(sql: Sql, text: string): Promise<UsedToken | UselessToken> {
  const [row] = await sql.query<
    Omit<UsedToken, 'method' | 'expiresAt'> & {
      method: string | null;
      expiresAt: Date;
      isStale: boolean;
      isRevoked: boolean;
      isExpired: boolean;
    }
  >(
    `SELECT "id", "userId", "name", "scopes", "expiresAt", "method", COALESCE("usedAt" < now() - interval '1 minute', true) AS "isStale",
       "revokedAt" IS NOT NULL AS "isRevoked", "expiresAt" <= now() AS "isExpired"
     FROM auth_token WHERE "digest" = $1`,
    [digestOf(text)],
  );
  if (!row) return 'unknown';
  const { isStale, isRevoked, isExpired, method, expiresAt, ...token } = row;
  if (isRevoked) return 'revoked';
  if (isExpired) return 'expired';
  if (isStale) await sql.query('UPDATE auth_token SET "usedAt" = now() WHERE "id" = $1', [token.id]);
  return { ...token, expiresAt: new Date(expiresAt).toISOString(), method: asMethod(method) };
}

/** The API token in the headers of a request, '' if it was left out. Bearers of other kinds belong to proxies. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^bearer(?: +(?=pavilion_)| *$)(\S*)$/i.exec(authorization ?? '')?.[1];
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
