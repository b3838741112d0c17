import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { folderFailure, makeFolder } from '../../data-folder.ts';
import { BackupsFull, DiskFull, isFull } from '../../disk-full.ts';
import { checkKey, incomingFolder } from './key.ts';
import type { Storage, StoredFile, StoredKey } from './types.ts';

/** Chunk size for reading: large enough to save CPU, small enough for hundreds of downloads together. */
const READ_BYTES = 256 * 1024;
/** Another process may be writing there, so the sweep at the start removes only files older than this. */
const ABANDONED_AFTER_MS = 24 * 3600_000;

/** Files on a local disk, under `root`, a folder of `setting`. Bytes are synced to disk before their key exists. */
export async function openDiskStorage(root: string, setting = 'DATA_DIR'): Promise<Storage> {
  const temporary = join(root, incomingFolder);
  try {
    makeFolder(temporary);
    await sweep(temporary);
  } catch (error) {
    throw folderFailure(root, error, setting);
  }

  const pathOf = (key: string) => join(root, checkKey(key));

  /** Moves finished bytes to their key: the file appears complete or not at all, even after a power cut. */
  async function publish(from: string, key: string): Promise<void> {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    await rename(from, target);
    await syncFolder(dirname(target));
  }

  async function receive(work: (path: string) => Promise<StoredFile>, key: string): Promise<StoredFile> {
    checkKey(key);
    const path = join(temporary, randomUUID());
    try {
      const stored = await work(path);
      await publish(path, key);
      return stored;
    } catch (error) {
      await rm(path, { force: true });
      if (!isFull(error)) throw error;
      throw setting === 'BACKUP_DIR'
        ? new BackupsFull(root, { cause: error })
        : new DiskFull(undefined, { cause: error });
    }
  }

  return {
    kind: 'disk',
    put: (key, source) => receive((path) => writeHashed(path, source), key),
    async putFile(key, path, options) {
      const stored = await receive(async (incoming) => {
        // A hard link is free and keeps the source, so a job that died before its transaction can run again.
        await link(path, incoming).catch(() => copyFile(path, incoming));
        return options.sha256 ? syncHashed(incoming, await options.sha256()) : hashAndSync(incoming);
      }, key);
      if (!options.keep) await rm(path, { force: true });
      return stored;
    },
    async read(key, range) {
      const file = await open(pathOf(key), 'r');
      return file.createReadStream({ ...range, highWaterMark: READ_BYTES });
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(absent);
      return found?.isFile() ? found.size : null;
    },
    withLocal: async (key, work) => work(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => keysBelow(root, ''),
    entries: (folder = '') => entriesBelow(root, folder),
    async move(from, to) {
      await publish(pathOf(from), to);
      await syncFolder(dirname(pathOf(from)));
    },
    async removeEmptyFolders(isMeant) {
      for (const entry of await readdir(root, { withFileTypes: true })) {
        if (entry.isDirectory() && isMeant(entry.name)) await removeIfEmpty(join(root, entry.name));
      }
    },
    async free() {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}

async function writeHashed(path: string, source: Readable): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of source) {
      const bytes = chunk as Buffer;
      // Another thread writes while this one hashes.
      const writing = file.writeFile(bytes);
      hash.update(bytes);
      size += bytes.length;
      await writing;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}

async function hashAndSync(path: string): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
  return { size, sha256: hash.digest('hex') };
}

async function syncHashed(path: string, sha256: string): Promise<StoredFile> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
    return { size: (await file.stat()).size, sha256 };
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

async function sweep(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name);
    const found = await stat(path).catch(absent);
    if (found && Date.now() - found.ctimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

/** Whether the folder was empty but for empty folders, and is gone. */
async function removeIfEmpty(folder: string): Promise<boolean> {
  let isEmpty = true;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const isGone = entry.isDirectory() && (await removeIfEmpty(join(folder, entry.name)));
    if (!isGone) isEmpty = false;
  }
  if (isEmpty) await rmdir(folder);
  return isEmpty;
}

async function* keysBelow(root: string, folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (key === incomingFolder) continue;
    if (entry.isDirectory()) yield* keysBelow(root, key);
    else if (entry.isFile()) yield key;
  }
}

async function* entriesBelow(root: string, folder: string): AsyncGenerator<StoredKey> {
  if (folder !== '' && !(await stat(join(root, folder)).catch(absent))) return;
  for await (const key of keysBelow(root, folder)) {
    const found = await stat(join(root, key)).catch(absent);
    // The time of the inode, not of the content: an upload that waited for its end keeps the time of its last byte.
    if (found) yield { key, size: found.size, changedAt: found.ctimeMs };
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
