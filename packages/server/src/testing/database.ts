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
  const cluster = await testCluster();
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = await openPostgres(cluster, { connections: 1 });
  await admin.script(`CREATE DATABASE ${name}`);
  await admin.close();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { database: await openPostgres(url.href), url: url.href };
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
          if (url && process.env.TEST_DATABASE_URL) await dropDatabase(process.env.TEST_DATABASE_URL, url);
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
async function dropDatabase(cluster: string, url: string): Promise<void> {
  const admin = await openPostgres(cluster, { connections: 1 });
  await admin.script(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  await admin.close();
}
