import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { type Hashed, hashOfStream } from './hash-stream.ts';
import { type BackupManifest, backupManifest, fileEntry, manifestName, tableEntry } from './manifest.ts';

/** Files below it belong to no document. */
const isSetAside = (key: string) => key.startsWith('set-aside/');

export interface Archive {
  manifest: BackupManifest;
  /** Files that are missing or damaged, and so not in `manifest`, each with what is wrong. */
  leftOut: string[];
  read(entry: string): Promise<Readable>;
  close(): void;
}

export interface Tolerance {
  /** Whether damaged files are left out. Without, one of them refuses the backup. Tables must be sound in any case. */
  withoutDamaged: boolean;
}

export const isStrict: Tolerance = { withoutDamaged: false };

/** A backup that cannot be restored. The message says what to do. */
export class BadBackup extends Error {}

export const damaged = (what: string, orElse = '') =>
  new BadBackup(
    `The backup is damaged: ${what}. Copy it again from where it was made, or restore another backup${orElse}.`,
  );

const otherKind = (path: string, why: string) =>
  new BadBackup(`${path} is not a ${why} Choose a file that npm run backup has made.`);

/** Opens a backup after checking every byte against the manifest. */
export async function openArchive(path: string, tolerance = isStrict): Promise<Archive> {
  const zip = await openZip(path);
  try {
    return await checkedArchive(path, zip, tolerance);
  } catch (error) {
    zip.close();
    throw error instanceof BadBackup ? error : damaged('some of its bytes have changed since it was saved');
  }
}

/** The manifest of a backup that was just made: its bytes are not checked. */
export async function readManifestOf(path: string): Promise<BackupManifest> {
  const zip = await openZip(path);
  try {
    const manifest = (await entriesOf(zip)).get(manifestName);
    if (!manifest) throw otherKind(path, 'backup of Pavilion.');
    return readManifest(path, await buffer(await zip.openReadStreamPromise(manifest)));
  } finally {
    zip.close();
  }
}

async function checkedArchive(path: string, zip: yauzl.ZipFile, tolerance: Tolerance): Promise<Archive> {
  const entries = await entriesOf(zip);
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw damaged(`${name} is missing`);
    return zip.openReadStreamPromise(entry);
  };
  if (!entries.has(manifestName)) throw otherKind(path, 'backup of Pavilion.');
  const manifest = readManifest(path, await buffer(await read(manifestName)));
  return checkArchive({ manifest, leftOut: [], read, close: () => zip.close() }, tolerance);
}

/**
 * Compares every byte with the manifest. The archive is the same without the files that are damaged: with `withoutDamaged`, and
 * else if no document names them, which is so below `set-aside`.
 */
export async function checkArchive(archive: Archive, { withoutDamaged }: Tolerance): Promise<Archive> {
  const { manifest, read } = archive;
  for (const { name, ...wanted } of manifest.tables) {
    const fault = await faultOf(() => read(tableEntry(name)), wanted);
    if (fault) throw damaged(`${tableEntry(name)} ${fault}`);
  }
  const files: BackupManifest['files'] = [];
  const leftOut: string[] = [];
  for (const file of manifest.files) {
    const { key, ...wanted } = file;
    const fault = await faultOf(() => read(fileEntry(key)), wanted);
    if (!fault) files.push(file);
    else if (withoutDamaged || isSetAside(key)) leftOut.push(`${key} ${fault}`);
    else
      throw damaged(`${fileEntry(key)} ${fault}`, ', or add --without-damaged, which restores all but damaged files');
  }
  return { ...archive, manifest: { ...manifest, files }, leftOut };
}

function readManifest(path: string, text: Buffer): BackupManifest {
  const parsed = backupManifest.safeParse(JSON.parse(text.toString('utf8')));
  if (parsed.success) return parsed.data;
  throw new BadBackup(
    `${path} is not a backup that this version of Pavilion understands. Restore it with the version that made it.`,
  );
}

async function openZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BadBackup(`There is no file ${path}.`);
    if (code === 'EACCES') throw new BadBackup(`This user may not read ${path}.`);
    throw otherKind(path, 'complete backup: it was cut off, or it is another kind of file.');
  }
}

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** What is wrong with an entry; undefined if it is as it was saved. */
async function faultOf(open: () => Promise<Readable>, { bytes, sha256 }: Hashed): Promise<string | undefined> {
  let missing: BadBackup | undefined;
  const found = await hashOfStream(() =>
    open().catch((error: unknown) => {
      if (error instanceof BadBackup) missing = error;
      throw error;
    }),
  );
  if (missing) return 'is missing';
  // Bytes that cannot be unpacked have changed too.
  return found?.sha256 === sha256 && found.bytes === bytes ? undefined : 'has changed since it was saved';
}
