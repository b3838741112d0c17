import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import type { Database } from '../database/types.ts';
import { loginTables } from './tables.ts';

let database: Database;
beforeAll(async () => {
  ({ database } = await openTestDatabase());
  await loginTables.logins(database);
});
afterAll(() => database.close());

const addUser = (id: string) =>
  database.query('INSERT INTO auth_user ("id", "name", "email") VALUES ($1, $1, $1)', [id]);
const addLogin = (id: string, user: string, issuer: string | null) =>
  database.query(
    `INSERT INTO auth_account ("id", "issuer", "accountId", "providerId", "userId") VALUES ($1, $2, 'subject', 'google', $3)`,
    [id, issuer, user],
  );

it('keeps the logins of a version that told them apart by issuer, and lets nobody else have them', async () => {
  await database.script(
    `ALTER TABLE auth_account ALTER COLUMN "issuer" SET NOT NULL, ADD UNIQUE ("issuer", "accountId")`,
  );
  await addUser('before');
  await addUser('after');
  await addLogin('one', 'before', 'https://accounts.google.com');
  await loginTables.identities(database);
  await expect(addLogin('two', 'after', null)).rejects.toMatchObject({ constraint: 'auth_account_identity' });
  await database.query(`UPDATE auth_account SET "accountId" = 'another'`);
  await addLogin('two', 'after', null);
  expect(await database.query('SELECT "userId" FROM auth_account ORDER BY "id"')).toEqual([
    { userId: 'before' },
    { userId: 'after' },
  ]);
});
