import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeFolder } from '../data-folder.ts';
import { databaseFolder } from '../engines/database/database-folder.ts';

const markOf = (dataDir: string) => join(dataDir, 'restore.unfinished');

/** Marks a new data folder until `restore` has ended, so that a killed one is not mistaken for a first start. */
export async function whileMarked<T>(dataDir: string, restore: () => Promise<T>): Promise<T> {
  if (existsSync(databaseFolder(dataDir)) && !existsSync(markOf(dataDir))) return restore();
  makeFolder(dataDir);
  writeFileSync(markOf(dataDir), '');
  const restored = await restore();
  rmSync(markOf(dataDir));
  return restored;
}

/** Refuses a data folder in which a restore was interrupted: the product would begin with nothing in it, a backup would have nothing. */
export function refuseUnfinishedRestore({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): void {
  if (databaseUrl || !existsSync(markOf(dataDir))) return;
  throw new Error(
    `A restore into ${dataDir} was interrupted. Repeat it: npm run restore -- FILE --into ${dataDir}. To begin with an empty Pavilion instead, delete this folder.`,
  );
}
