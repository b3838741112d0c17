import { createHash, randomBytes } from 'node:crypto';
import type { Sql as Connection } from '../database/types.ts';
import type { Tx } from '../store/types.ts';

/** What asks the database: the database itself, or an open transaction by `sqlOf`. */
export type Sql = Pick<Connection, 'query'>;
export const sqlOf = (tx: Tx): Sql => ({ query: (text, values = []) => tx.sql(text, [...values]) });

const hour = 3_600_000;

/** How long a link lives, in milliseconds: a forgotten password is typed at once, an invitation waits for its reader. */
export const lifetimes = { reset: hour, access: 24 * hour, invitation: 7 * 24 * hour } as const;

/** What somebody wrote who asks for access. */
export interface AccessRequest {
  name: string;
  why: string;
}

interface NewLink {
  email: string;
  /** Whose password it sets; null for a request for access, of somebody who is no user yet. */
  user: string | null;
  request?: AccessRequest;
}

/**
 * Makes links that are used once, by a press on the page they open; answers them in the same order. Only a digest is kept, so
 * that nobody who reads the database gets in. They end with the e-mail, the password and the account that they were made for.
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

/** The link with which this person sets a password. */
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

/** What a token is for; undefined for one that is used, replaced or too old. */
export async function findLink(sql: Sql, token: string): Promise<KnownLink | undefined> {
  const [link] = await sql.query<KnownLink>(
    `SELECT ${columns} FROM auth_link WHERE "digest" = $1 AND "expiresAt" > now()`,
    [digestOf(token)],
  );
  return link;
}

/** As `findLink`, and nobody can use it again: of two at once one gets it. */
export async function spendLink(sql: Sql, token: string): Promise<KnownLink | undefined> {
  const [link] = await sql.query<KnownLink>(
    `DELETE FROM auth_link WHERE "digest" = $1 AND "expiresAt" > now() RETURNING ${columns}`,
    [digestOf(token)],
  );
  return link;
}

/** The word in a link by which it is used. */
export const tokenOf = (link: string): string => link.slice(link.indexOf('token=') + 'token='.length);

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
