import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../store/refusal.ts';
import { checkKey, incomingFolder } from './key.ts';
import type { Storage, StoredFile } from './types.ts';

/** Large enough that a download costs the processor little, small enough for hundreds at once. */
const READ_BYTES = 256 * 1024;
/** Another process may be writing there, so only what nobody can still be writing is swept at the start. */
const ABANDONED_AFTER_MS = 24 * 3600_000;

/** Files on a local disk, under `root`. Bytes are on the platter before their key exists. */
export async function openDiskStorage(root: string): Promise<Storage> {
  const temporary = join(root, incomingFolder);
  await mkdir(temporary, { recursive: true });
  await sweep(temporary);

  const pathOf = (key: string) => join(root, checkKey(key));

  /** Gives finished bytes their key: the name appears whole or not at all, also after a power cut. */
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
      throw isFull(error) ? new Refusal('DISK_FULL', diskFull) : error;
    }
  }

  return {
    kind: 'disk',
    put: (key, source) => receive((path) => writeHashed(path, source), key),
    async putFile(key, path, options) {
      const stored = await receive(async (incoming) => {
        // A hard link costs nothing and leaves the source, so work that died before its transaction can be repeated.
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
    async free() {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}

export const diskFull =
  'The disk is full, so the file could not be kept. Please ask an administrator to make room and try again.';

/** Whether an error says that there is no room left, whichever way the system words it. */
export function isFull(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

async function writeHashed(path: string, source: Readable): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of source) {
      const bytes = chunk as Buffer;
      hash.update(bytes);
      size += bytes.length;
      await file.writeFile(bytes);
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

async function* keysBelow(root: string, folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (key === incomingFolder) continue;
    if (entry.isDirectory()) yield* keysBelow(root, key);
    else if (entry.isFile()) yield key;
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
