import type { SignInLibrary } from '../../sign-in-library.ts';
import type { Sql } from './one-time-link.ts';

/** As the sign-in library keeps it; slow on purpose, so it is made before a transaction begins. */
export async function hashOf(auth: SignInLibrary, password: string): Promise<string> {
  return (await auth.$context).password.hash(password);
}

/** Gives a person this password in place of any other. Links that were made to set one before are worth nothing afterwards. */
export async function writePassword(sql: Sql, userId: string, hash: string): Promise<void> {
  await dropPassword(sql, userId);
  await sql.query(
    `INSERT INTO auth_account ("id", "issuer", "accountId", "providerId", "userId", "password")
     VALUES ($1, 'local:credential', $2, 'credential', $2, $3)`,
    [crypto.randomUUID(), userId, hash],
  );
}

export async function dropPassword(sql: Sql, userId: string): Promise<void> {
  await sql.query(`DELETE FROM auth_account WHERE "userId" = $1 AND "providerId" = 'credential'`, [userId]);
  await sql.query('DELETE FROM auth_link WHERE "userId" = $1', [userId]);
}

/** Gives a person a password, or another one. */
export async function givePassword(auth: SignInLibrary, sql: Sql, userId: string, password: string): Promise<void> {
  await writePassword(sql, userId, await hashOf(auth, password));
}
