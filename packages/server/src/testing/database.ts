import { randomBytes } from 'node:crypto';
import { afterAll, describe } from 'vitest';
import { type Database, openPostgres } from '../engines/database/index.ts';

export interface TestDatabase {
  database: Database;
  /** Connection string, for a second process on the same database. */
  url: string;
}

/** A fresh, empty database. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { href: url } = await createDatabase();
  return { database: await openPostgres(url), url };
}

/** Creates a database on this run's server: empty, or a copy of another that has no connections. */
export async function createDatabase(original = 'template1'): Promise<URL> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onTestServer((server) => server.script(`CREATE DATABASE ${name} TEMPLATE ${original}`));
  const url = new URL(testServer());
  url.pathname = `/${name}`;
  return url;
}

/** Runs work on this run's server that belongs to none of its databases. */
export async function onTestServer(work: (server: Database) => Promise<unknown>): Promise<void> {
  const server = await openPostgres(testServer(), { connections: 1 });
  await work(server).finally(() => server.close());
}

/** Tests with their own databases, which are closed afterwards. */
export function describeOnDatabase(title: string, tests: (open: () => Promise<TestDatabase>) => void): void {
  describe(title, () => {
    const opened: TestDatabase[] = [];
    afterAll(async () => {
      for (const { database, url } of opened) {
        await database.close();
        await dropDatabase(url);
      }
    });
    tests(async () => {
      const fresh = await openTestDatabase();
      opened.push(fresh);
      return fresh;
    });
  });
}

/** Leaves no databases behind on a shared server. */
export async function dropDatabase(url: string): Promise<void> {
  if (process.env.TEST_DATABASE_IS_OURS) return;
  const name = new URL(url).pathname.slice(1);
  await onTestServer((server) => server.script(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

function testServer(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('The set-up of the tests has started no PostgreSQL.');
  return url;
}
