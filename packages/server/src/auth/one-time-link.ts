import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/types.ts';

const hour = 3_600_000;

/** How long a link lives: a forgotten password is typed at once, an invitation waits for its reader. */
export const lifetimes = { reset: hour, invitation: 7 * 24 * hour } as const;

/**
 * Makes links with which each of these people sets a password, once; by their ids. The sign-in library keeps and spends them
 * like those that people ask for themselves (`reset-password:` and the token).
 */
export async function makeSetPasswordLinks(
  sql: Sql,
  userIds: readonly string[],
  publicUrl: string,
  lifetime: number,
): Promise<Map<string, string>> {
  const expires = new Date(Date.now() + lifetime).toISOString();
  const made = userIds.map((user) => ({ id: crypto.randomUUID(), user, token: randomBytes(24).toString('base64url') }));
  await sql.query(
    `INSERT INTO auth_verification ("id", "identifier", "value", "expiresAt")
     SELECT id, 'reset-password:' || token, "user", $2 FROM jsonb_to_recordset($1::jsonb) AS v(id text, "user" text, token text)`,
    [JSON.stringify(made), expires],
  );
  return new Map(made.map(({ user, token }) => [user, setPasswordLink(publicUrl, token)]));
}

/** As `makeSetPasswordLinks`, for one. */
export async function makeSetPasswordLink(
  sql: Sql,
  userId: string,
  publicUrl: string,
  lifetime: number,
): Promise<string> {
  return (await makeSetPasswordLinks(sql, [userId], publicUrl, lifetime)).get(userId)!;
}

export function setPasswordLink(publicUrl: string, token: string): string {
  return `${publicUrl}/#/login?token=${token}`;
}
