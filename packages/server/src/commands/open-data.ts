import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { keepPrivate } from '../data-folder.ts';
import {
  type Database,
  hasDatabase,
  openEmbeddedBeside,
  openExternal,
  refuseWrongFolder,
} from '../engines/database/index.ts';
import { openStorage } from '../engines/storage/index.ts';
import type { Storage } from '../engines/storage/types.ts';
import { withEnvFile } from '../env-file.ts';
import { refuseLostDatabase } from './lost-database.ts';
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

/** Refuses settings that lead to no database, since opening it would make one: a mistyped folder, or one of something else. */
export function demandDatabase(config: Config): void {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return;
  if (!existsSync(dataDir))
    throw new Error(`There is no folder ${dataDir}. Correct DATA_DIR, or start Pavilion once, which makes it.`);
  refuseWrongFolder(dataDir);
  refuseUnfinishedRestore(config);
  refuseLostDatabase(config);
  if (!hasDatabase(dataDir))
    throw new Error(`${dataDir} has no database. Correct DATA_DIR, or start Pavilion once, which makes one.`);
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
