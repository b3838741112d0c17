import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileDocument } from '@pavilion/domain/files';
import { openDiskStorage } from '../packages/server/src/engines/storage/disk.ts';
import { writeZip } from '../packages/server/src/modules/library/write-zip.ts';
import { zipEntries } from '../packages/server/src/modules/library/zip-entries.ts';
import { type Result, ratioAtLeast } from './report.ts';
import { alternate, median, medianRatio, timed } from './rounds.ts';
import type { Stage } from './stage.ts';

const rounds = 5;
const count = 16;
const megabytesEach = 16;

/** A zip of stored files, each checked against its hash. Lower bound: copying the same bytes into one file. */
export async function zip(stage: Stage): Promise<Result[]> {
  const root = join(stage.folder, 'zip');
  await mkdir(root, { recursive: true });
  const storage = await openDiskStorage(root);
  const files: FileDocument[] = [];
  for (let n = 0; n < count; n++) {
    const bytes = randomFillSync(Buffer.alloc(megabytesEach << 20));
    const name = `film-${n}.mp4`;
    const sourcePath = `files/${name}`;
    await storage.put(sourcePath, Readable.from([bytes]), { contentType: 'video/mp4', fileName: name });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    files.push({
      name,
      sourcePath,
      size: bytes.length,
      sha256,
      created_at: '2026-01-01T00:00:00.000Z',
    } as FileDocument);
  }
  const megabytes = count * megabytesEach;
  const seen = await alternate(rounds, {
    copy: async () =>
      (megabytes * 1_000) /
      (await timed(() =>
        copyAll(
          files.map(({ sourcePath }) => join(root, sourcePath)),
          root,
        ),
      )),
    zip: async () =>
      (megabytes * 1_000) /
      (await timed(async () => {
        const signal = new AbortController().signal;
        const bytes = writeZip(storage, zipEntries(files), { signal, onBytes: () => undefined });
        await storage.put('zips/all.zip', bytes, { contentType: 'application/zip', fileName: 'all.zip' });
      })),
  });
  return [
    {
      name: `files: zip of ${count} files, ${megabytes} MB, hashed`,
      unit: 'MB/s',
      value: median(seen.zip),
      bound: { value: median(seen.copy), what: 'copying them into one file' },
      ratio: medianRatio(seen.zip, seen.copy),
      target: ratioAtLeast(0.5),
      rounds: seen.zip,
    },
  ];
}

async function copyAll(paths: readonly string[], root: string): Promise<void> {
  const path = join(root, 'copy');
  const output = await open(path, 'w');
  for (const from of paths) {
    for await (const chunk of createReadStream(from, { highWaterMark: 1 << 20 })) await output.write(chunk as Buffer);
  }
  await output.sync();
  await output.close();
  await rm(path);
}
