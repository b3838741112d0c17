import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { keepPrivate } from '../data-folder.ts';
import { type Database, openEmbeddedBeside, openExternal } from '../engines/database/index.ts';
import { openStorage } from '../engines/storage/index.ts';
import type { Storage } from '../engines/storage/types.ts';
import { withEnvFile } from '../env-file.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

export interface Data {
  database: Database;
  storage: Storage;
}

/** The server's settings, for a command. */
export function commandConfig(): Config {
  keepPrivate();
  return readConfig(withEnvFile(process.env, join(process.cwd(), '.env')));
}

/** Refuses a folder that is not there: one whose name was mistyped would get a database. */
export function demandFolder({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(dataDir)) return;
  throw new Error(`There is no folder ${dataDir}. Correct DATA_DIR, or start Pavilion once, which makes it.`);
}

/**
 * Opens the database and files for a command; works while the product is running. `check` may refuse the database before anything
 * is made for the files; without one, what an interrupted restore has left is refused.
 */
export async function withData<T>(
  config: Config,
  work: (data: Data) => Promise<T>,
  check: (database: Database) => Promise<void> = async () => refuseUnfinishedRestore(config),
): Promise<T> {
  const database = config.databaseUrl
    ? await openExternal(config.databaseUrl, { connections: 2 })
    : await openEmbeddedBeside(config);
  try {
    await check(database);
    return await work({ database, storage: await openStorage(config) });
  } finally {
    await database.close();
  }
}
