import { ownPasswordFault, type PasswordWay, type User, users } from '@pavilion/domain';
import type { SignInLibrary } from '../../sign-in-library.ts';
import { Refusal } from '../store/refusal.ts';
import type { Tx } from '../store/types.ts';
import { type Sql, sqlOf } from './one-time-link.ts';

/** Hash in the sign-in library's format. Slow by design, so compute it before opening a transaction. */
export async function hashOf(auth: SignInLibrary, password: string): Promise<string> {
  return (await auth.$context).password.hash(password);
}

type Owner = Pick<User, 'id' | 'name' | 'email'>;

/**
 * Hash of a password that somebody has chosen; refuses their name, their e-mail and their present password, whatever the door.
 * `field` names the input of the door.
 */
export async function hashOfChosen(auth: SignInLibrary, sql: Sql, owner: Owner, password: string, field = 'password') {
  const fault = ownPasswordFault(password, owner) ?? (await presentFault(auth, sql, owner, password));
  if (fault) throw new Refusal('MISTYPED', fault, field);
  return hashOf(auth, password);
}

async function presentFault(auth: SignInLibrary, sql: Sql, { id }: Owner, password: string): Promise<string | null> {
  const present = await presentHash(sql, id);
  const library = (await auth.$context).password;
  const isPresent = present && (await library.verify({ hash: present, password }));
  return isPresent ? 'This is the password that you have now. Choose another.' : null;
}

/** Hash of a person's password; undefined for those who have none. */
export async function presentHash(sql: Sql, userId: string): Promise<string | undefined> {
  const [login] = await sql.query<{ hash: string }>(
    `SELECT "password" AS hash FROM auth_account WHERE "userId" = $1 AND "providerId" = 'credential'`,
    [userId],
  );
  return login?.hash;
}

/** Replaces a person's password, and notes it for their history. All earlier password links become invalid. */
export async function writePassword(tx: Tx, userId: string, hash: string, how: PasswordWay): Promise<void> {
  await replacePassword(sqlOf(tx), userId, hash);
  await tx.patch(users, userId, { password_set_at: tx.now, password_set_how: how });
}

async function replacePassword(sql: Sql, userId: string, hash: string): Promise<void> {
  await dropPassword(sql, userId);
  // An earlier version of the product, to which an operator may go back, finds the login by its issuer.
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

/** Gives a person of the demo a password, which is no event of their history. */
export async function givePassword(auth: SignInLibrary, sql: Sql, userId: string, password: string): Promise<void> {
  await replacePassword(sql, userId, await hashOf(auth, password));
}
