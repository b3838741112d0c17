import { mkdir, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileConfigstore, FileStore } from '@tus/file-store';
import type { Context } from '../../context.ts';
import { forgetReceived, receiveBytes } from './receive-bytes.ts';

/** Metadata of an upload, with its author. All values are strings: they travel in a header. */
export interface UploadMetadata {
  owner: string;
  name: string;
  type: string;
  /** The `uploadTarget` as JSON. */
  target: string;
  fingerprint?: string;
  /** SHA-256 of the file's `sampleRanges`, as read by the author's browser. */
  sample?: string;
}

/** An unfinished upload. Its parts stay in the data folder until the file is stored. */
export interface UploadParts {
  id: string;
  size: number;
  offset: number;
  /** Time of the last byte. */
  touched: Date;
  created: string;
  metadata: UploadMetadata;
  path: string;
}

/** Uploads in the data folder, which holds the parts of unfinished uploads for either storage. */
export const uploadsOf = ({ config }: Pick<Context, 'config'>): Uploads => openUploads(join(config.dataDir, 'uploads'));

export type Uploads = ReturnType<typeof openUploads>;

/** Uploads in `folder`. Two files each: the bytes and their metadata. */
function openUploads(folder: string) {
  const records = new FileConfigstore(folder);
  const store = new FileStore({ directory: folder, configstore: records });
  // An id comes from an address, so it must not lead out of the folder.
  const pathOf = (id: string) => join(folder, /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : 'none');

  // The library's writer neither hashes nor reports why it failed; people must be told that the disk is full.
  store.write = async (source: Readable, id: string, offset: number) => {
    // The upload has become a file: its author lost the answer and sends the end again, which has no effect.
    if (!(await stat(pathOf(id)).catch(() => null))) return offset;
    // Ending the source at a failure would hide the reason behind an aborted request.
    return receiveBytes(pathOf(id), offset, source.iterator({ destroyOnReturn: false }));
  };

  async function get(id: string): Promise<UploadParts | null> {
    const path = pathOf(id);
    const [record, found] = await Promise.all([
      readFile(`${path}.json`, 'utf8').catch(() => null),
      stat(path).catch(() => null),
    ]);
    if (record === null || !found) return null;
    const { size, creation_date, metadata } = JSON.parse(record);
    if (typeof metadata?.owner !== 'string') return null;
    return { id, size, offset: found.size, touched: found.mtime, created: creation_date, metadata, path };
  }

  return {
    store,
    get,
    async list(): Promise<UploadParts[]> {
      await mkdir(folder, { recursive: true });
      const ids = (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
      const found = await Promise.all(ids.map(get));
      return found.filter((upload) => upload !== null);
    },
    async remove(id: string): Promise<void> {
      forgetReceived(pathOf(id));
      // Bytes first: metadata without bytes are harmless, bytes without metadata would never be found again.
      await rm(pathOf(id), { force: true });
      await rm(`${pathOf(id)}.json`, { force: true });
    },
    /** Removes leftovers of a process that died between two steps: bytes without metadata, or metadata without bytes. */
    async sweep(before: number): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found && found.ctimeMs < before && !(await get(name.replace(/\.json$/, ''))))
          await rm(path, { force: true });
      }
    },
    async free(): Promise<number> {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
