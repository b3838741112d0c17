import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { documentTypes, searchIndexes } from '@pavilion/domain';
import { openPostgres } from '../engines/database/index.ts';
import { jobs } from '../modules.ts';
import { createDatabase, onTestServer, type TestDatabase } from './database.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Source files that declare the tables. */
const makers = [
  '../engines/auth/tables.ts',
  '../engines/database/preparation.ts',
  '../engines/jobs/queue.ts',
  '../engines/search/prepare-search.ts',
  '../engines/store/field-kind.ts',
  '../engines/store/field-sql.ts',
  '../engines/store/migrate.ts',
  '../engines/store/tables.ts',
  '../engines/upgrade/applied.ts',
  '../engines/upgrade/steps.ts',
  '../engines/upgrade/upgrade-store.ts',
  '../engines/webhooks/secrets.ts',
  './prepare-database.ts',
];

/** Name for the tables as currently declared; changes exactly when the declarations may give other tables. */
export function declaredTables(): string {
  const hash = createHash('sha256');
  for (const { name, indexes, arrays, search, upgrades, schema } of Object.values(documentTypes)) {
    hash.update(JSON.stringify([name, indexes, arrays, search, upgrades?.length, Object.keys(schema.shape)]));
  }
  hash.update(JSON.stringify(Object.entries(searchIndexes).map(([name, { type }]) => [name, type.name])));
  hash.update(JSON.stringify(jobs.map(({ name, retries, timeout }) => [name, retries, timeout])));
  for (const file of makers) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A database with all tables, empty. Creating the tables takes seconds, so this happens once per run and is then
 * copied.
 */
export async function openPreparedDatabase(build: string): Promise<TestDatabase> {
  const { href: url } = await createDatabase(await preparedOnServer(build));
  return { database: await openPostgres(url), url };
}

/** Name of the prepared database on this run's server. The first caller creates it; the others wait. */
async function preparedOnServer(build: string): Promise<string> {
  const name = `prepared_${build}`;
  await onTestServer(async (server) => {
    await server.query('SELECT pg_advisory_lock(1)');
    const [made] = await server.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (made) return;
    const unfinished = await createDatabase();
    const database = await openPostgres(unfinished.href);
    await prepareDatabase(database, build, { retryDelay: 1 });
    await database.close();
    await server.script(`ALTER DATABASE ${unfinished.pathname.slice(1)} RENAME TO ${name}`);
  });
  return name;
}
