import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Storage, StoredKey } from '../../../engines/storage/types.ts';
import { BadBackup } from './archive.ts';
import {
  fileEntry,
  manifestName,
  type NightlyFile,
  type NightlyManifest,
  nightlyManifest,
  tableEntry,
} from './manifest.ts';

// The keys of nightly backups. Each has a folder named after its moment, which is complete once it has a manifest. A file lies
// in the folder of the first backup that had it.

export const manifestKey = (backup: string) => `${backup}/${manifestName}`;
export const tableKey = (backup: string, table: string) => `${backup}/${tableEntry(table)}.gz`;
export const fileKey = ({ from, key }: Pick<NightlyFile, 'from' | 'key'>) => `${from}/${fileEntry(key)}`;
/** Files that a backup has copied so far; one that was interrupted keeps them for the next. */
export const copiedKey = (backup: string) => `${backup}/copied.json`;
/** Names the newest complete backup, so that nobody has to list them all. */
const latestKey = 'latest.json';

/** Folder of the backup of a moment (ISO 8601 UTC): without colons, which Windows does not allow. */
export const backupName = (madeAt: string): string => madeAt.replaceAll(':', '-');
export const isBackupName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/.test(name);
export const folderOf = (key: string): string => key.slice(0, key.indexOf('/'));

/** All keys in the folders of backups, with their sizes and times. Whatever else lies beside them is left alone. */
export async function backupEntries(storage: Storage): Promise<Map<string, StoredKey>> {
  const entries = new Map<string, StoredKey>();
  for await (const entry of storage.entries()) if (isBackupName(folderOf(entry.key))) entries.set(entry.key, entry);
  return entries;
}

export const backupKeys = async (storage: Storage): Promise<Set<string>> =>
  new Set((await backupEntries(storage)).keys());

/** Names of the backups that have a file of this name, oldest first. */
export const namesOf = (keys: ReadonlySet<string>, ending: string): string[] =>
  [...keys].flatMap((key) => (key === `${folderOf(key)}/${ending}` ? [folderOf(key)] : [])).sort();

const latest = z.object({
  name: z.string(),
  madeAt: z.string(),
  files: z.number().int(),
  bytes: z.number().int(),
  /** Files of earlier backups that were damaged and copied again, and those that could not be. */
  mended: z.number().int().default(0),
  damaged: z.number().int().default(0),
  /** Keys of the first of those. */
  named: z.array(z.string()).default([]),
});
export type LatestBackup = z.infer<typeof latest>;

/** The newest complete backup; undefined before the first. */
export async function latestBackup(storage: Storage): Promise<LatestBackup | undefined> {
  return (await storage.size(latestKey)) === null ? undefined : latest.parse(await readJson(storage, latestKey));
}

export async function nightlyManifestOf(storage: Storage, name: string): Promise<NightlyManifest> {
  const parsed = nightlyManifest.safeParse(await readJson(storage, manifestKey(name)));
  if (!parsed.success)
    throw new BadBackup(`The backup ${name} was made by another version of Pavilion, or is damaged.`);
  return parsed.data;
}

export async function copiedFiles(storage: Storage, name: string): Promise<NightlyFile[]> {
  return nightlyManifest.shape.files.parse(await readJson(storage, copiedKey(name)));
}

export const writeLatest = (storage: Storage, value: LatestBackup) => writeJson(storage, latestKey, value);

export async function writeJson(storage: Storage, key: string, value: unknown): Promise<void> {
  const about = { contentType: 'application/json', fileName: key.split('/').at(-1) ?? key };
  await storage.put(key, Readable.from([Buffer.from(JSON.stringify(value))]), about);
}

async function readJson(storage: Storage, key: string): Promise<unknown> {
  return JSON.parse((await buffer(await storage.read(key))).toString('utf8'));
}
