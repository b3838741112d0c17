import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../modules/system/backup/restore-backup.ts';
import { commandConfig, withData } from './open-data.ts';

/**
 * `npm run restore`: restores a backup into the empty database and storage of the settings, or into a new data folder.
 */
export async function restoreCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { into: { type: 'string' } } });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Use: npm run restore -- FILE [--into DATA_DIR]');
  const given = commandConfig();
  const config = values.into ? { ...given, dataDir: resolve(values.into), databaseUrl: null, s3: null } : given;
  const { tables, files, madeAt } = await withData(config, (data) => restoreBackup(file, data));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const place = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir;
  console.log(
    `${rows.toLocaleString('en-GB')} rows and ${files.length.toLocaleString('en-GB')} files from ${madeAt} are in ${place}. Everyone has to sign in again.`,
  );
}
