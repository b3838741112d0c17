import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { documentTypes, searchIndexes } from '@pavilion/domain';
import { openPostgres } from '../engines/database/index.ts';
import { jobs } from '../modules.ts';
import { createDatabase, onTestServer, type TestDatabase } from './database.ts';
import { prepareDatabase } from './prepare-database.ts';

/** The files that turn declarations into tables. */
const makers = [
  '../engines/auth/tables.ts',
  '../engines/database/preparation.ts',
  '../engines/jobs/queue.ts',
  '../engines/search/prepare-search.ts',
  '../engines/store/field-kind.ts',
  '../engines/store/field-sql.ts',
  '../engines/store/migrate.ts',
  './prepare-database.ts',
];

/** A name for the tables as the sources declare them now: it changes when, and only when, they may come out otherwise. */
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

/** A database with all tables made and empty; making them takes seconds, so it is done once a run, and copied. */
export async function openPreparedDatabase(build: string): Promise<TestDatabase> {
  const { href: url } = await createDatabase(await preparedOnServer(build));
  return { database: await openPostgres(url), url };
}

/** The name of the prepared database on the server of this run; whoever asks first makes it, the others wait. */
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
