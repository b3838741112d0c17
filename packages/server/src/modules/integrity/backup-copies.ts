import type { Readable } from 'node:stream';
import { dayOf, formatDay, londonDay } from '@pavilion/domain';
import type { Context } from '../../context.ts';
import { openBackupStorage } from '../../engines/storage/index.ts';
import { backupKeys, fileKey, namesOf, nightlyManifestOf } from '../system/backup/nightly-folder.ts';

/** A copy of a file in a nightly backup. */
export interface BackupCopy {
  /** Day of the backup, as shown. */
  day: string;
  sha256: string;
  read(): Promise<Readable>;
}

/**
 * Copies of damaged files in nightly backups, from the newest backup that has each with the wanted hash. `wanted` has the hash of
 * each key, or undefined where none is recorded. Backups that cannot be read have no copies.
 */
export async function findBackupCopies(
  context: Context,
  wanted: ReadonlyMap<string, string | undefined>,
): Promise<Map<string, BackupCopy>> {
  const copies = new Map<string, BackupCopy>();
  if (!context.config.backup || wanted.size === 0) return copies;
  try {
    const target = await openBackupStorage(context.config);
    const there = await backupKeys(target);
    for (const name of namesOf(there, 'manifest.json').reverse()) {
      if (copies.size === wanted.size) break;
      const { files, madeAt } = await nightlyManifestOf(target, name);
      for (const file of files) {
        if (copies.has(file.key) || !wanted.has(file.key) || !there.has(fileKey(file))) continue;
        if ((wanted.get(file.key) ?? file.sha256) !== file.sha256) continue;
        const read = () => target.read(fileKey(file));
        copies.set(file.key, { day: formatDay(dayOf(londonDay(madeAt))), sha256: file.sha256, read });
      }
    }
  } catch (error) {
    context.log.warn({ err: error }, 'The backups could not be searched for damaged files.');
  }
  return copies;
}
