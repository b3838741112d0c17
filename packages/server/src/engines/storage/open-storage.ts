import { existsSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openDiskStorage } from './disk.ts';
import type { Storage } from './types.ts';

/** Where nightly backups are kept, in the same way as files. */
export async function openBackupStorage({ dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>): Promise<Storage> {
  if (!backup) throw new Error('Set BACKUP_DIR or BACKUP_S3_BUCKET to the place of the nightly backups.');
  if (backup.folder === null) return openStorage({ dataDir, s3: backup.s3 });
  // A folder made here would be on the wrong disk: that of a mount that is not there.
  if (!existsSync(backup.folder))
    throw new Error(`BACKUP_DIR must be an existing folder: ${backup.folder} is not there.`);
  if (!statSync(backup.folder).isDirectory())
    throw new Error(`BACKUP_DIR must be an existing folder: ${backup.folder} is a file.`);
  return openDiskStorage(backup.folder, 'BACKUP_DIR');
}

/** The storage in the settings: the data folder, or an S3-compatible store. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (config.s3) {
    // Loaded on demand: the client is large, and most installations use a disk.
    const { openS3Storage } = await import('./s3.ts');
    return openS3Storage({ ...config.s3, temporary: join(config.dataDir, 'temporary') });
  }
  const folder = join(config.dataDir, 'files');
  const storage = await openDiskStorage(folder);
  // Earlier versions let other users of the machine read it.
  await chmod(folder, 0o700);
  return storage;
}
