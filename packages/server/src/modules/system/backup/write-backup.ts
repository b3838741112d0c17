import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Database } from '../../../engines/database/index.ts';
import { openUnlessGone } from '../../../engines/storage/open-unless-gone.ts';
import type { Storage } from '../../../engines/storage/types.ts';
import { dumpTables } from './dump-tables.ts';
import { hashStream } from './hash-stream.ts';
import { type BackupFault, type BackupManifest, fileEntry, manifestName, tableEntry } from './manifest.ts';
import { backupFaults, recordedFiles } from './recorded-files.ts';

export interface BackupSource {
  database: Database;
  storage: Storage;
  /** Folder for the text of the database until it is in the archive. */
  temporary: string;
  /** The current time, ISO 8601 UTC. */
  clock: () => string;
}

/**
 * Writes everything into one zip: the database as of one instant, then every stored file. Files never change and are removed
 * long after their deletion, so every file in the database exists; the others belong to no document. A zip that was cut off
 * cannot be opened, so half a backup is never mistaken for a complete one. A damaged file is packed as it is, and the manifest says
 * so: the rest is worth keeping, and half a film is worth more than none.
 */
export async function writeBackup(
  source: BackupSource,
  onFaults: (faults: readonly BackupFault[]) => void = () => undefined,
): Promise<Readable> {
  const { storage } = source;
  await mkdir(source.temporary, { recursive: true });
  const folder = await mkdtemp(join(source.temporary, 'backup-'));
  const cleanUp = () => rm(folder, { recursive: true, force: true });
  try {
    const madeAt = source.clock();
    const { position, tables } = await dumpTables(source.database, folder);
    const output = new PassThrough();
    const zip = new ZipFile();
    zip.on('error', (error: Error) => output.destroy(error));
    const files: BackupManifest['files'] = [];
    const recorded = await recordedFiles(source.database);

    for (const { name } of tables) zip.addFile(join(folder, name), tableEntry(name), { compress: true });
    for await (const key of storage.list()) {
      zip.addReadStreamLazy(fileEntry(key), { compress: false }, (give) => {
        open(key).then(
          (stream) => give(null, stream),
          (error: Error) => output.destroy(error),
        );
      });
    }
    zip.addReadStreamLazy(manifestName, { compress: true }, (give) => {
      const faults = backupFaults(recorded, files);
      if (faults.length > 0) onFaults(faults);
      const manifest: BackupManifest = { product: 'Pavilion', format: 1, madeAt, position, tables, files, faults };
      give(null, Readable.from([JSON.stringify(manifest, null, 1)]));
    });
    zip.end();
    pipeline(zip.outputStream as Readable, output).catch(() => {});
    finished(output).then(cleanUp, cleanUp);
    return output;

    async function open(key: string): Promise<Readable> {
      const stored = await openUnlessGone(storage, key);
      if (!stored) return Readable.from([]);
      const hashed = hashStream((found) => files.push({ key, ...found }));
      pipeline(stored, hashed).catch((error: Error) => output.destroy(error));
      return hashed;
    }
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
