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

/** Opens a backup after checking every byte against the manifest. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  try {
    const entries = await entriesOf(zip);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`The backup is damaged: ${name} is missing.`);
      return zip.openReadStreamPromise(entry);
    };
    if (!entries.has(manifestName)) throw new Error(`${path} is not a backup of Pavilion.`);
    const parsed = backupManifest.safeParse(JSON.parse((await buffer(await read(manifestName))).toString('utf8')));
    if (!parsed.success) throw new Error(`${path} is not a backup that this version of Pavilion understands.`);
    const manifest = parsed.data;
    for (const { name, ...wanted } of manifest.tables)
      await check(tableEntry(name), await read(tableEntry(name)), wanted);
    for (const { key, ...wanted } of manifest.files) await check(fileEntry(key), await read(fileEntry(key)), wanted);
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error(`There is no file ${path}.`);
    throw new Error(`${path} is not a complete backup: it was cut off, or it is another kind of file.`);
  }
}

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

async function check(name: string, stream: Readable, wanted: Hashed): Promise<void> {
  let found: Hashed | undefined;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(
    stream,
    hashStream((hashed) => {
      found = hashed;
    }),
    nowhere,
  );
  if (found?.sha256 !== wanted.sha256 || found.bytes !== wanted.bytes) {
    throw new Error(`The backup is damaged: ${name} has changed since it was saved.`);
  }
}
