import { createHash, randomBytes } from 'node:crypto';
import type { Sql as Connection } from '../database/types.ts';
import type { Tx } from '../store/types.ts';

/** Runs queries: on the database itself, or in an open transaction with `sqlOf`. */
export type Sql = Pick<Connection, 'query'>;
export const sqlOf = (tx: Tx): Sql => ({ query: (text, values = []) => tx.sql(text, [...values]) });

const hour = 3_600_000;

/** Lifetime of a link in milliseconds: a password reset is used immediately, an invitation may wait. */
export const lifetimes = { reset: hour, access: 24 * hour, invitation: 7 * 24 * hour } as const;

/** Input of a person who requests access. */
export interface AccessRequest {
  name: string;
  why: string;
}

interface NewLink {
  email: string;
  /** User whose password the link sets; null for a request for access from someone who is not a user yet. */
  user: string | null;
  request?: AccessRequest;
}

/**
 * Creates one-time links, in the order wanted. A link is used by a click on the page it opens, not by opening the page.
 * Only a digest is stored, so reading the database gives no access. Links become invalid with the e-mail, the password
 * and the account they were made for.
 */
export async function makeLinks(
  sql: Sql,
  wanted: readonly NewLink[],
  publicUrl: string,
  lifetime: number,
): Promise<string[]> {
  const made = wanted.map((link) => ({ ...link, token: randomBytes(24).toString('base64url') }));
  const rows = made.map(({ token, ...link }) => ({ ...link, digest: digestOf(token) }));
  await sql.query(
    `INSERT INTO auth_link ("digest", "userId", "email", "request", "expiresAt")
     SELECT digest, "user", email, request, $2 FROM jsonb_to_recordset($1::jsonb)
       AS v(digest text, "user" text, email text, request jsonb)`,
    [JSON.stringify(rows), new Date(Date.now() + lifetime).toISOString()],
  );
  return made.map(({ token }) => `${publicUrl}/#/login?token=${token}`);
}

/** Creates a link for this person to set a password. */
export async function makePasswordLink(
  sql: Sql,
  { id, email }: { id: string; email: string },
  publicUrl: string,
  lifetime: number,
): Promise<string> {
  const [link] = await makeLinks(sql, [{ user: id, email }], publicUrl, lifetime);
  return link!;
}

interface KnownLink extends Record<string, unknown> {
  userId: string | null;
  email: string;
  request: AccessRequest | null;
}

const columns = `"userId", "email", "request"`;

/** What a token is for; undefined when used, replaced or expired. */
export async function findLink(sql: Sql, token: string): Promise<KnownLink | undefined> {
  const [link] = await sql.query<KnownLink>(
    `SELECT ${columns} FROM auth_link WHERE "digest" = $1 AND "expiresAt" > now()`,
    [digestOf(token)],
  );
  return link;
}

/** `findLink` that also spends the token: of two concurrent uses, one succeeds. */
export async function spendLink(sql: Sql, token: string): Promise<KnownLink | undefined> {
  const [link] = await sql.query<KnownLink>(
    `DELETE FROM auth_link WHERE "digest" = $1 AND "expiresAt" > now() RETURNING ${columns}`,
    [digestOf(token)],
  );
  return link;
}

/** The token within a link. */
export const tokenOf = (link: string): string => link.slice(link.indexOf('token=') + 'token='.length);

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
