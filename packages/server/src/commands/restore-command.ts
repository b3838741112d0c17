import { resolve } from 'node:path';
import { isFull } from '../disk-full.ts';
import { refuseWrongFolder } from '../engines/database/index.ts';
import { openBackupStorage } from '../engines/storage/index.ts';
import { openArchive } from '../modules/system/backup/archive.ts';
import { faultSentence } from '../modules/system/backup/fault-sentence.ts';
import { openNightlyArchive } from '../modules/system/backup/nightly-archive.ts';
import { assertUnused, restoreBackup } from '../modules/system/backup/restore-backup.ts';
import { counted } from '../modules/system/import/counted.ts';
import { commandConfig, withData } from './open-data.ts';
import { readArgs } from './read-args.ts';
import { undoIfFailed } from './undo-if-failed.ts';
import { whileMarked } from './unfinished-restore.ts';

const noRoom =
  'There is not enough room on the disk. Nothing was restored: make room, or choose another folder with --into.';
const usage =
  'npm run restore -- FILE [--into DATA_DIR], or --nightly NAME|latest instead of FILE; --without-damaged leaves damaged files out';

/**
 * `npm run restore`: restores a backup, from a file or one of the nightly ones of the settings, into the empty database and storage of the settings, or into a new data folder. After a
 * failure the folder is as it was before.
 */
export async function restoreCommand(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(usage, args, {
    into: { type: 'string' },
    nightly: { type: 'string' },
    'without-damaged': { type: 'boolean' },
  });
  const [file] = positionals;
  if (positionals.length > 1 || file === '' || (file === undefined) === (values.nightly === undefined))
    throw new Error(`Use: ${usage}`);
  // An unset variable of a script would restore into another place than was meant, or another backup.
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && value.trim() === '') throw new Error(`--${name} is empty. Use: ${usage}`);
  }
  const given = commandConfig();
  const config = values.into ? { ...given, dataDir: resolve(values.into), databaseUrl: null, s3: null } : given;
  if (!config.databaseUrl) refuseWrongFolder(config.dataDir);
  const tolerance = { withoutDamaged: values['without-damaged'] ?? false };
  const open = async () =>
    file === undefined
      ? openNightlyArchive(await openBackupStorage(given), values.nightly ?? '', tolerance)
      : openArchive(file, tolerance);
  const restore = () => withData(config, (data) => restoreBackup(open, data), assertUnused);
  const restored = config.databaseUrl
    ? restore()
    : undoIfFailed(config.dataDir, () => whileMarked(config.dataDir, restore));
  const { tables, files, madeAt, leftOut, faults } = await restored.catch((error: unknown) => {
    throw isFull(error) ? new Error(noRoom) : error;
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const place = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir;
  console.log(
    `${rows.toLocaleString('en-GB')} rows and ${counted(files.length, 'files')} from ${madeAt} are in ${place}. Everyone has to sign in again and add a second factor again, and scripts need new API tokens.`,
  );
  for (const fault of leftOut) console.log(`Left out: ${fault}.`);
  for (const each of faults) console.log(faultSentence(each, 'already when the backup was made'));
  if (leftOut.length > 0 || faults.length > 0)
    console.log('Check Now under Admin, Jobs lists what is missing or damaged.');
}
