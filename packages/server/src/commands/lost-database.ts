import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderFailure } from '../data-folder.ts';
import { databaseFolder, hasDatabase } from '../engines/database/database-folder.ts';
import { incomingFolder } from '../engines/storage/key.ts';

/**
 * Refuses a data folder with stored files and without the database that knows them: a new one would be empty, and would count the
 * files as nobody's. Its disk may be missing, or it is in another PostgreSQL. A first start that was stopped has stored no file.
 */
export function refuseLostDatabase({ dataDir, databaseUrl, s3 }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>): void {
  if (databaseUrl || s3 || hasDatabase(dataDir)) return;
  const [folder, files] = [databaseFolder(dataDir), join(dataDir, 'files')];
  if (!holdsFiles(files)) return;
  throw new Error(
    `${files} holds files, but their database is missing: ${folder} ${existsSync(folder) ? 'holds none' : 'is not there'}. If it is on a disk of its own, mount that. If it is in a PostgreSQL of your own, set DATABASE_URL. If it is lost, restore the last backup into a new folder: npm run restore -- FILE --into FOLDER, or --nightly latest instead of FILE. Then start with DATA_DIR=FOLDER. To begin with an empty Pavilion, move ${files} away.`,
  );
}

/** Whether there is a file that was stored, other than the beginnings of files. */
function holdsFiles(folder: string): boolean {
  try {
    return readdirSync(folder, { withFileTypes: true }).some((entry) =>
      entry.isDirectory() ? entry.name !== incomingFolder && holdsFiles(join(folder, entry.name)) : true,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw folderFailure(folder, error);
  }
}
