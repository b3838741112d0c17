import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Storage } from '../../../engines/storage/types.ts';
import { type Archive, BadBackup, checkArchive, damaged, isStrict } from './archive.ts';
import { fileEntry, tableEntry } from './manifest.ts';
import { fileKey, latestBackup, manifestKey, nightlyManifestOf } from './nightly-folder.ts';

/** Opens a nightly backup, by its name or the newest, after checking every byte against its manifest. */
export async function openNightlyArchive(storage: Storage, asked: string, tolerance = isStrict): Promise<Archive> {
  const name = asked === 'latest' ? (await latestBackup(storage))?.name : asked;
  if (name === undefined) throw new BadBackup('There is no nightly backup yet.');
  if ((await storage.size(manifestKey(name))) === null)
    throw new BadBackup(`There is no complete backup named ${name}. Name one of the folders there, or write latest.`);
  const manifest = await nightlyManifestOf(storage, name);
  const tables = new Set(manifest.tables.map((table) => tableEntry(table.name)));
  const files = new Map(manifest.files.map((file) => [fileEntry(file.key), fileKey(file)]));
  const archive: Archive = {
    manifest,
    leftOut: [],
    async read(entry) {
      const key = tables.has(entry) ? `${name}/${entry}.gz` : files.get(entry);
      if (key === undefined || (await storage.size(key)) === null) throw damaged(`${entry} is missing`);
      const stream = await storage.read(key);
      return tables.has(entry) ? pipeline(stream, createGunzip(), () => undefined) : stream;
    },
    close: () => undefined,
  };
  return checkArchive(archive, tolerance);
}
