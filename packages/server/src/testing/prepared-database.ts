import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { documentTypes, searchIndexes } from '@pavilion/domain';
import { openPglite, openPostgres } from '../database/index.ts';
import type { Database } from '../database/types.ts';
import { jobs } from '../jobs/index.ts';
import { prepareDatabase } from '../system/prepare-database.ts';
import { createDatabase, onTestServer } from './database.ts';

/** The files that turn declarations into tables. */
const makers = [
  '../auth/tables.ts',
  '../database/preparation.ts',
  '../jobs/queue.ts',
  '../search/prepare-search.ts',
  '../store/field-kind.ts',
  '../store/field-sql.ts',
  '../store/migrate.ts',
  '../system/prepare-database.ts',
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

const folder = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), '..', '.cache', 'pavilion');

/** A database with all tables made and empty; making them takes seconds, so it is done once, kept, and copied. */
export async function openPreparedDatabase(kind: Database['kind'], build: string): Promise<Database> {
  if (kind === 'postgres') return openPostgres((await createDatabase(await preparedOnServer(build))).href);
  const template = join(folder, `prepared-${build}.tar`);
  if (!existsSync(template)) await makeTemplate(build, template);
  return openPglite({ template });
}

async function makeTemplate(build: string, template: string): Promise<void> {
  const database = await openPglite('memory');
  await prepareDatabase(database, build, { retryDelay: 1 });
  await database.pack(template);
  await database.close();
  for (const file of readdirSync(folder)) {
    if (/^prepared-\w+\.tar$/.test(file) && !template.endsWith(file)) rmSync(join(folder, file), { force: true });
  }
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
