import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { FileDocument } from '@pavilion/domain/files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { openDiskStorage } from '../../engines/storage/disk.ts';
import type { Storage } from '../../engines/storage/types.ts';
import { writeZip } from './write-zip.ts';
import { zipEntries } from './zip-entries.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
  storage = await openDiskStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(name: string, bytes: Buffer, folderName?: string) {
  const sourcePath = `files/${name}`;
  const { sha256, size } = await storage.put(sourcePath, Readable.from([bytes]), {
    contentType: 'video/mp4',
    fileName: name,
  });
  return {
    name,
    folderName,
    sourcePath,
    sha256,
    size,
    version: 1,
    created_at: '2026-07-04T10:00:00.000Z',
  } as FileDocument;
}

/** Paths and bytes of a zip as another program reads them. Checks the CRC of each entry. */
async function unpack(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(zip, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    opened.on('error', reject);
    opened.on('end', () => resolve(found));
    opened.on('entry', (entry: yauzl.Entry) => {
      opened.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        const bytes = await buffer(stream);
        expect(entry.crc32).toBe(crc32(bytes));
        found.set(entry.fileName, bytes);
        opened.readEntry();
      });
    });
    opened.readEntry();
  });
}

const progress = () => ({ onBytes: () => {}, signal: new AbortController().signal });

it('contains the uploaded bytes, in their folders, with a list of their hashes (LIB-031)', async () => {
  const first = randomBytes(300_000);
  const second = randomBytes(10);
  const files = [
    await stored('🏏 final.mp4', first, 'Day 1'),
    await stored('b.mp4', second, 'Day 2/Stills'),
    await stored('empty.mp4', Buffer.alloc(0)),
  ];
  const zip = await unpack(await buffer(writeZip(storage, zipEntries(files), progress())));
  expect([...zip.keys()]).toEqual(['Day 1/🏏 final.mp4', 'Day 2/Stills/b.mp4', 'empty.mp4', 'manifest.csv']);
  expect(zip.get('Day 1/🏏 final.mp4')?.equals(first)).toBe(true);
  expect(zip.get('Day 2/Stills/b.mp4')?.equals(second)).toBe(true);
  const manifest = zip.get('manifest.csv')?.toString() ?? '';
  expect(manifest).toContain(`Day 2/Stills/b.mp4,10,${createHash('sha256').update(second).digest('hex')}`);
});

it('fails instead of packing a damaged or missing file', async () => {
  const damaged = await stored('damaged.mp4', randomBytes(100));
  await writeFile(join(folder, damaged.sourcePath), randomBytes(100));
  await expect(buffer(writeZip(storage, zipEntries([damaged]), progress()))).rejects.toThrow('damaged in the storage');
  const gone = await stored('gone.mp4', randomBytes(100));
  await storage.remove(gone.sourcePath);
  await expect(buffer(writeZip(storage, zipEntries([gone]), progress()))).rejects.toThrow('ENOENT');
});

it('stops when aborted', async () => {
  const abort = new AbortController();
  const files = [await stored('long.mp4', randomBytes(5_000_000))];
  const reading = buffer(writeZip(storage, zipEntries(files), { onBytes: () => abort.abort(), signal: abort.signal }));
  await expect(reading).rejects.toThrow('aborted');
});
