import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Folder of the embedded database in a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'postgres');

/** Parts of a cluster's folder: one that is being made, and one that is complete and only has to be moved up. */
export const isComplete = (name: string): boolean => /^made-\d+-\d{13}$/.test(name);
export const isPart = (name: string): boolean => /^making-\d+-\d{13}$/.test(name) || isComplete(name);
/** The file that comes last: with it, a cluster is complete. */
export const lastFile = 'PG_VERSION';

/** What a cluster's folder holds, but for parts and what file systems make for themselves. */
export const contentsOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !isPart(name) && name !== 'lost+found');

/** Whether a data folder holds a database, be it damaged. One that may not be read is taken for one. */
export function hasDatabase(dataDir: string): boolean {
  const folder = databaseFolder(dataDir);
  try {
    const names = readdirSync(folder);
    return names.includes(lastFile) || (!names.some(isComplete) && contentsOf(folder).length > 0);
  } catch (error) {
    return !['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** Refuses a folder in which no database may be made, whatever else it holds. */
export function refuseWrongFolder(dataDir: string): void {
  refuseInside(resolve(dataDir));
  refuseFormerEngine(dataDir);
  refuseFoldersForFiles(databaseFolder(dataDir));
  refuseFormerMark(databaseFolder(dataDir));
}

/** Version 0.2.0 marked a database that it was making, and cleared it at the next start. */
function refuseFormerMark(folder: string): void {
  const mark = `${folder}.unfinished`;
  if (!existsSync(mark)) return;
  throw new Error(
    `${mark} says that an earlier Pavilion was ended while it made the database in ${folder}. If that database was used since, remove this file alone. If it was not, remove ${folder} too. Then start again.`,
  );
}

/** As where Docker made a folder for a file that it was to mount. PostgreSQL and the lock could neither read nor remove it. */
function refuseFoldersForFiles(folder: string): void {
  for (const file of [`${folder}.lock`, join(folder, 'postmaster.pid'), join(folder, 'PG_VERSION')]) {
    if (isFolder(file)) throw new Error(`${file} is a folder, where a file belongs. Remove it, and start again.`);
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** A database made inside another one would be lost with it, and is a stranger to the PostgreSQL that may run on it. */
function refuseInside(dataDir: string): void {
  let outermost: string | undefined;
  for (let folder = dataDir; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, 'PG_VERSION'))) outermost = folder;
  }
  if (outermost === undefined) return;
  const right =
    basename(outermost) === 'postgres'
      ? `Set DATA_DIR to the folder that holds it: ${dirname(outermost)}.`
      : 'Choose another folder with DATA_DIR.';
  throw new Error(
    `${dataDir} is ${dataDir === outermost ? '' : 'in '}the folder of a database, not a data folder. ${right}`,
  );
}

/** Earlier versions kept their data with PGlite, whose files no other engine reads. */
function refuseFormerEngine(dataDir: string): void {
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) return;
  throw new Error(
    `${join(dataDir, 'database')} was written by an earlier version of Pavilion, which kept its data in another way. Make a backup with that version (npm run backup -- FILE), restore it with this one into a new folder (npm run restore -- FILE --into FOLDER), and start with DATA_DIR=FOLDER.`,
  );
}
