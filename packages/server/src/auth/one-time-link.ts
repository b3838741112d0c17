import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/types.ts';

const hour = 3_600_000;

/** How long a link lives: a forgotten password is typed at once, an invitation waits for its reader. */
export const lifetimes = { reset: hour, invitation: 7 * 24 * hour } as const;

/**
 * Makes a link with which one person sets a password, once. The sign-in library keeps and spends it like those that people
 * ask for themselves (`reset-password:` and the token).
 */
export async function makeSetPasswordLink(
  sql: Sql,
  userId: string,
  publicUrl: string,
  lifetime: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await sql.query('INSERT INTO auth_verification ("id", "identifier", "value", "expiresAt") VALUES ($1, $2, $3, $4)', [
    crypto.randomUUID(),
    `reset-password:${token}`,
    userId,
    new Date(Date.now() + lifetime).toISOString(),
  ]);
  return setPasswordLink(publicUrl, token);
}

export function setPasswordLink(publicUrl: string, token: string): string {
  return `${publicUrl}/#/login?token=${token}`;
}
