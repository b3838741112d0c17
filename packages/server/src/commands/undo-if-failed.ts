import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { databaseFolder } from '../engines/database/index.ts';

/**
 * Runs `work`, which creates the database of a data folder. If it fails, removes what it has created: the folder and its parents
 * that did not exist, or its new entries. A folder that already has a database is left alone, since another process may use it.
 */
export async function undoIfFailed<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const folder = resolve(dataDir);
  if (existsSync(databaseFolder(folder))) return work();
  const before = existsSync(folder) ? readdirSync(folder) : undefined;
  const top = topMissing(folder);
  try {
    return await work();
  } catch (error) {
    const added = before ? readdirSync(folder).filter((name) => !before.includes(name)) : [];
    for (const path of before ? added.map((name) => join(folder, name)) : [top])
      await rm(path, { recursive: true, force: true });
    throw error;
  }
}

/** The folder, or the highest of its parents that does not exist. */
function topMissing(folder: string): string {
  const parent = dirname(folder);
  return parent === folder || existsSync(parent) ? folder : topMissing(parent);
}
