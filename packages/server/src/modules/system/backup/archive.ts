import { type Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { type Hashed, hashStream } from './hash-stream.ts';
import { type BackupManifest, backupManifest, fileEntry, manifestName, tableEntry } from './manifest.ts';

export interface Archive {
  manifest: BackupManifest;
  read(entry: string): Promise<Readable>;
  close(): void;
}

/** A backup that cannot be restored. The message says what to do. */
export class BadBackup extends Error {}

export const damaged = (what: string) =>
  new BadBackup(`The backup is damaged: ${what}. Copy it again from where it was made, or restore another backup.`);

const otherKind = (path: string, why: string) =>
  new BadBackup(`${path} is not a ${why} Choose a file that npm run backup has made.`);

/** Opens a backup after checking every byte against the manifest. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  try {
    return await checkedArchive(path, zip);
  } catch (error) {
    zip.close();
    throw error instanceof BadBackup ? error : damaged('some of its bytes have changed since it was saved');
  }
}

async function checkedArchive(path: string, zip: yauzl.ZipFile): Promise<Archive> {
  const entries = await entriesOf(zip);
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw damaged(`${name} is missing`);
    return zip.openReadStreamPromise(entry);
  };
  if (!entries.has(manifestName)) throw otherKind(path, 'backup of Pavilion.');
  const manifest = readManifest(path, await buffer(await read(manifestName)));
  const archive = { manifest, read, close: () => zip.close() };
  await checkArchive(archive);
  return archive;
}

/** Compares every byte with the manifest. */
export async function checkArchive({ manifest, read }: Archive): Promise<void> {
  for (const { name, ...wanted } of manifest.tables)
    await check(tableEntry(name), await read(tableEntry(name)), wanted);
  for (const { key, ...wanted } of manifest.files) await check(fileEntry(key), await read(fileEntry(key)), wanted);
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

async function check(name: string, stream: Readable, { bytes, sha256 }: Hashed): Promise<void> {
  let found: Hashed | undefined;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const hashed = hashStream((hash) => {
    found = hash;
  });
  // Bytes that cannot be unpacked have changed too.
  await pipeline(stream, hashed, nowhere).catch(() => undefined);
  if (found?.sha256 !== sha256 || found.bytes !== bytes) throw damaged(`${name} has changed since it was saved`);
}
