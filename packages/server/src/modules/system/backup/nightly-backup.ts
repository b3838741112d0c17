import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { openUnlessGone } from '../../../engines/storage/open-unless-gone.ts';
import type { Storage, StoredKey } from '../../../engines/storage/types.ts';
import { type CheckedCopies, checkCopies } from './check-copies.ts';
import { type Dump, dumpTables } from './dump-tables.ts';
import { hashOf } from './hash-stream.ts';
import type { NightlyFile, NightlyManifest } from './manifest.ts';
import {
  backupEntries,
  backupKeys,
  backupName,
  copiedFiles,
  copiedKey,
  fileKey,
  folderOf,
  isBackupName,
  manifestKey,
  namesOf,
  nightlyManifestOf,
  tableKey,
  writeJson,
  writeLatest,
} from './nightly-folder.ts';
import { backupFaults, type RecordedFile, recordedFiles } from './recorded-files.ts';
import type { BackupSource } from './write-backup.ts';

const dayMs = 86_400_000;
/** Damaged files that are named to administrators; the manifest marks all. */
const mostNamed = 5;
/** An interrupted backup copies at most this much again. */
const bytesBetweenNotes = 1_000_000_000;

export interface NightlyBackup extends Pick<CheckedCopies, 'mended' | 'damaged'> {
  manifest: NightlyManifest;
}

/**
 * Makes a backup of everything in `target`: the database as of one instant, and the files that earlier backups there do not have.
 * Files never change under their key; those of earlier backups are checked in turn. Then removes backups older than `keepDays`, and files that no backup needs any more.
 */
export async function makeNightlyBackup(
  source: BackupSource,
  target: Storage,
  keepDays: number,
  signal: AbortSignal,
): Promise<NightlyBackup> {
  const madeAt = source.clock();
  const name = backupName(madeAt);
  const there = await backupEntries(target);
  const recorded = await recordedFiles(source.database);
  const earlier = await earlierFiles(source.storage, target, there, recorded);
  const copies = { source: source.storage, target, there, clock: source.clock };
  const { files: checked, mended, damaged: notMended } = await checkCopies(earlier, copies, signal);
  const known = new Map(checked.map((file) => [file.key, file]));
  const { position, tables } = await copyTables(source, target, name);
  const files = await copyFiles(source, target, name, known, signal);
  const faults = backupFaults(recorded, files);
  const manifest: NightlyManifest = { product: 'Pavilion', format: 1, madeAt, position, tables, files, faults };
  await writeJson(target, manifestKey(name), manifest);
  const bytes = [...files, ...tables].reduce((sum, each) => sum + each.bytes, 0);
  const copiedDamaged = faults.filter(({ fault }) => fault === 'damaged').map(({ key }) => key);
  const damaged = [...notMended, ...copiedDamaged];
  const named = damaged.slice(0, mostNamed);
  await writeLatest(target, {
    ...{ name, madeAt, files: files.length, bytes },
    ...{ mended: mended.length, damaged: damaged.length, named },
  });
  signal.throwIfAborted();
  await forgetOlder(target, manifest, new Date(Date.parse(madeAt) - keepDays * dayMs).toISOString());
  return { manifest, mended, damaged };
}

/**
 * Files of the store that the newest complete backup and later interrupted ones name, without those that were damaged when they
 * were copied and are whole now.
 */
async function earlierFiles(
  storage: Storage,
  target: Storage,
  there: ReadonlyMap<string, StoredKey>,
  recorded: ReadonlyMap<string, RecordedFile>,
): Promise<NightlyFile[]> {
  const keys = new Set(there.keys());
  const newest = namesOf(keys, 'manifest.json').at(-1);
  const complete = newest === undefined ? [] : (await nightlyManifestOf(target, newest)).files;
  const interrupted = await Promise.all(namesOf(keys, 'copied.json').map((name) => copiedFiles(target, name)));
  const named = new Map([complete, ...interrupted].flat().map((file) => [file.key, file]));
  const earlier: NightlyFile[] = [];
  for await (const key of storage.list()) {
    const file = named.get(key);
    const wanted = recorded.get(key)?.sha256;
    const isRepaired = async () => (await hashOf(storage, key))?.sha256 === wanted;
    if (file && (!wanted || file.sha256 === wanted || !(await isRepaired()))) earlier.push(file);
  }
  return earlier;
}

async function copyTables(source: BackupSource, target: Storage, name: string): Promise<Dump> {
  await mkdir(source.temporary, { recursive: true });
  const folder = await mkdtemp(join(source.temporary, 'backup-'));
  try {
    const dump = await dumpTables(source.database, folder);
    for (const table of dump.tables) {
      const packed = pipeline(createReadStream(join(folder, table.name)), createGzip(), () => undefined);
      await target.put(tableKey(name, table.name), packed, { contentType: 'application/gzip', fileName: table.name });
    }
    return dump;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyFiles(
  source: BackupSource,
  target: Storage,
  name: string,
  known: ReadonlyMap<string, NightlyFile>,
  signal: AbortSignal,
): Promise<NightlyFile[]> {
  const files: NightlyFile[] = [];
  const copied: NightlyFile[] = [];
  const note = () => writeJson(target, copiedKey(name), copied);
  let sinceNote = 0;
  try {
    for await (const key of source.storage.list()) {
      signal.throwIfAborted();
      const file = known.get(key) ?? (await copyFile(source, target, name, key));
      if (!file) continue;
      files.push(file);
      if (file.from !== name) continue;
      copied.push(file);
      sinceNote += file.bytes;
      if (sinceNote < bytesBetweenNotes) continue;
      await note();
      sinceNote = 0;
    }
    return files;
  } catch (error) {
    await note().catch(() => undefined);
    throw error;
  }
}

/** Null if the file was removed after the listing. */
async function copyFile(
  { storage, clock }: BackupSource,
  target: Storage,
  name: string,
  key: string,
): Promise<NightlyFile | null> {
  const stream = await openUnlessGone(storage, key);
  if (!stream) return null;
  const about = { contentType: 'application/octet-stream', fileName: basename(key) };
  const { size, sha256 } = await target.put(fileKey({ from: name, key }), stream, about);
  return { key, bytes: size, sha256, from: name, readAt: clock() };
}

/**
 * Removes what is older than `oldest` and needed by no backup since. Younger folders without a manifest stay: another process may
 * be writing there.
 */
async function forgetOlder(target: Storage, newest: NightlyManifest, oldest: string): Promise<void> {
  const keys = await backupKeys(target);
  const isOld = (name: string) => name < backupName(oldest);
  const needed = new Set<string>();
  for (const name of namesOf(keys, 'manifest.json')) {
    if (isOld(name)) continue;
    const { files } = name === backupName(newest.madeAt) ? newest : await nightlyManifestOf(target, name);
    for (const file of files) needed.add(fileKey(file));
  }
  const unneeded = [...keys].filter((key) => isOld(folderOf(key)) && !needed.has(key));
  // A manifest goes before what it names.
  const manifests = unneeded.filter((key) => key === manifestKey(folderOf(key)));
  for (const key of [...manifests, ...unneeded]) await target.remove(key);
  await target.removeEmptyFolders((name) => isBackupName(name) && isOld(name));
}
