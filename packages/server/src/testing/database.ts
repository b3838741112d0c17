import { randomBytes } from 'node:crypto';
import { afterAll, describe } from 'vitest';
import { type Database, openPglite, openPostgres } from '../database/index.ts';
import { postgresMissing, testCluster } from './postgres-cluster.ts';

export interface TestDatabase {
  database: Database;
  /** The connection string, for a second process on the same database; absent on the embedded one. */
  url?: string;
}

/** A fresh, empty database of either kind. */
export async function openTestDatabase(kind: Database['kind']): Promise<TestDatabase> {
  if (kind === 'pglite') return { database: await openPglite('memory') };
  const { href: url } = await createDatabase();
  return { database: await openPostgres(url), url };
}

/** Makes a database on the server of this run: empty, or a copy of another that nobody has open. */
export async function createDatabase(original = 'template1'): Promise<URL> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onTestServer((server) => server.script(`CREATE DATABASE ${name} TEMPLATE ${original}`));
  const url = new URL(await testCluster());
  url.pathname = `/${name}`;
  return url;
}

/** Does something on the server of this run that belongs to none of its databases. */
export async function onTestServer(work: (server: Database) => Promise<unknown>): Promise<void> {
  const server = await openPostgres(await testCluster(), { connections: 1 });
  await work(server).finally(() => server.close());
}

/** The same tests on the embedded database and on a real PostgreSQL, which is skipped, saying why, where there is none. */
export function describeOnDatabases(
  title: string,
  tests: (open: () => Promise<TestDatabase>, kind: Database['kind']) => void,
  kinds: readonly Database['kind'][] = ['pglite', 'postgres'],
): void {
  const missing = postgresMissing();
  for (const kind of kinds) {
    const skipped = kind === 'postgres' && missing !== null;
    const name = kind === 'pglite' ? 'PGlite' : 'PostgreSQL';
    describe.skipIf(skipped)(`${title} on ${name}${skipped ? ` (skipped: ${missing})` : ''}`, () => {
      const opened: TestDatabase[] = [];
      afterAll(async () => {
        for (const { database, url } of opened) {
          await database.close();
          if (url && process.env.TEST_DATABASE_URL) await dropDatabase(url);
        }
      });
      tests(async () => {
        const fresh = await openTestDatabase(kind);
        opened.push(fresh);
        return fresh;
      }, kind);
    });
  }
}

/** On a server that is not ours alone nothing stays behind. */
const dropDatabase = (url: string) =>
  onTestServer((server) => server.script(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`));
