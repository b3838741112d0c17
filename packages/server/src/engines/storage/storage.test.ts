import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { openDiskStorage } from './disk.ts';
import { openS3Storage } from './s3.ts';
import type { Storage, StoredKey } from './types.ts';

const about = { contentType: 'video/mp4', fileName: 'clip.mp4' };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const drivers: [string, () => Promise<Storage>][] = [
  ['disk', () => openDiskStorage(join(folder, 'disk'))],
  ['s3', () => openS3Storage(s3Options())],
];
const s3Options = () => ({
  endpoint: s3.url,
  bucket: s3.bucket,
  accessKey: s3.accessKey,
  secretKey: s3.secretKey,
  region: s3.region,
  temporary: join(folder, 's3'),
  partSize: 64 * 1024,
});

describe.each(drivers)('storage on %s', (_, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });

  it.each([0, 1, 64 * 1024, 64 * 1024 + 1, 700_001])(
    'returns exactly the %i bytes written, with their hash',
    async (size) => {
      const bytes = randomBytes(size);
      const key = `files/2026/Digital/sizes/${size}.bin`;
      const stored = await storage.put(
        key,
        Readable.from([bytes.subarray(0, size >> 1), bytes.subarray(size >> 1)]),
        about,
      );
      expect(stored).toEqual({ size, sha256: sha256(bytes) });
      expect(await storage.size(key)).toBe(size);
      expect(bytes.equals(await buffer(await storage.read(key)))).toBe(true);
    },
  );

  it('reads a range, both ends included', async () => {
    const bytes = randomBytes(1000);
    await storage.put('files/range.bin', Readable.from([bytes]), about);
    expect(
      bytes.subarray(10, 20).equals(await buffer(await storage.read('files/range.bin', { start: 10, end: 19 }))),
    ).toBe(true);
  });

  it('moves a local file into storage, or copies it when asked', async () => {
    const path = join(folder, `local-${storage.kind}`);
    const bytes = randomBytes(200_000);
    await writeFile(path, bytes);
    const kept = await storage.putFile('files/kept.bin', path, { ...about, keep: true });
    expect(kept).toEqual({ size: bytes.length, sha256: sha256(bytes) });
    expect(await storage.putFile('files/moved.bin', path, about)).toEqual(kept);
    await expect(stat(path)).rejects.toThrow('ENOENT');
    expect(bytes.equals(await buffer(await storage.read('files/kept.bin')))).toBe(true);
    expect(bytes.equals(await buffer(await storage.read('files/moved.bin')))).toBe(true);
  });

  it('provides a local path, and distinguishes keys with any characters', async () => {
    const names = ['a b&c=d+e%20f', '“Ashes” – été', '🏏 مباراة', "o'neil (1)", 'x'.repeat(250)];
    for (const name of names) await storage.put(`files/${name}`, Readable.from([Buffer.from(name)]), about);
    for (const name of names) {
      expect(await storage.withLocal(`files/${name}`, (path) => readFile(path, 'utf8'))).toBe(name);
    }
  });

  it('lists keys with size and time, and moves a file to another key', async () => {
    const began = Date.now() - 2_000;
    await storage.put('moved/from.bin', Readable.from([Buffer.from('howzat')]), about);
    await storage.move('moved/from.bin', 'elsewhere/to a.bin');
    const found: StoredKey[] = [];
    for await (const entry of storage.entries('elsewhere')) found.push(entry);
    expect(found).toEqual([{ key: 'elsewhere/to a.bin', size: 6, changedAt: expect.any(Number) }]);
    expect(found[0]?.changedAt).toBeGreaterThan(began);
    for await (const { key } of storage.entries('moved')) throw new Error(`${key} is still there.`);
    for await (const { key } of storage.entries('no such folder')) throw new Error(key);
    expect((await buffer(await storage.read('elsewhere/to a.bin'))).toString()).toBe('howzat');
    await expect(storage.move('moved/from.bin', 'elsewhere/again.bin')).rejects.toThrow();
    if (storage.kind === 's3')
      expect(s3.objects.get('elsewhere/to a.bin')?.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('replaces and removes a key as a whole, and reports a missing one', async () => {
    await storage.put('files/once.bin', Readable.from([Buffer.from('first and longer')]), about);
    await storage.put('files/once.bin', Readable.from([Buffer.from('second')]), about);
    expect((await buffer(await storage.read('files/once.bin'))).toString()).toBe('second');
    await storage.remove('files/once.bin');
    await storage.remove('files/once.bin');
    expect(await storage.size('files/once.bin')).toBeNull();
    await expect(storage.read('files/once.bin')).rejects.toThrow();
  });

  it('leaves no file behind when the source breaks off', async () => {
    const breaking = Readable.from(
      (async function* () {
        yield randomBytes(300_000);
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put('files/half.bin', breaking, about)).rejects.toThrow('connection lost');
    expect(await storage.size('files/half.bin')).toBeNull();
    expect(s3.open.size).toBe(0);
    if (storage.kind === 'disk') expect(await readdir(join(folder, 'disk', '.incoming'))).toEqual([]);
  });

  it.each([
    '../escape',
    'files/../../escape',
    '/files/x',
    'files//x',
    'files/.',
    'files/a\\b',
    'files/\0',
    '',
    '.incoming/x',
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Readable.from([Buffer.from('x')]), about)).rejects.toThrow('Not a storage key');
    await expect(storage.read(key)).rejects.toThrow('Not a storage key');
  });
});

describe('storage on s3', () => {
  it('keeps the download header with the object (DAT-140)', async () => {
    const storage = await openS3Storage(s3Options());
    await storage.put('files/header.mp4', Readable.from([randomBytes(10)]), { ...about, fileName: 'Ashes “1”.mp4' });
    await storage.put('files/parts.mp4', Readable.from([randomBytes(200_000)]), {
      ...about,
      fileName: 'Ashes “1”.mp4',
    });
    for (const key of ['files/header.mp4', 'files/parts.mp4']) {
      expect(s3.objects.get(key)?.headers['content-disposition']).toBe(
        `attachment; filename="Ashes _1_.mp4"; filename*=UTF-8''Ashes%20%E2%80%9C1%E2%80%9D.mp4`,
      );
    }
  });

  it('retries when the store is busy, and cleans up after parts that never arrive', async () => {
    const storage = await openS3Storage(s3Options());
    const bytes = randomBytes(300_000);
    s3.fail(2, 503, ({ method }) => method === 'PUT');
    await storage.put('files/busy.bin', Readable.from([bytes]), about);
    expect(bytes.equals(await buffer(await storage.read('files/busy.bin')))).toBe(true);
    s3.fail(1, 403, ({ url }) => url.includes('partNumber=2'));
    await expect(storage.put('files/refused.bin', Readable.from([bytes]), about)).rejects.toThrow();
    expect(await storage.size('files/refused.bin')).toBeNull();
    expect(s3.open.size).toBe(0);
  });

  it('requires its own credentials, and a signed link works only for its path until it expires', async () => {
    const storage = await openS3Storage(s3Options());
    await storage.put('files/signed.bin', Readable.from([Buffer.from('howzat')]), about);
    for (const wrong of [{ secretKey: 'guessed' }, { accessKey: 'AKIAOTHER' }, { region: 'us-east-1' }]) {
      const other = await openS3Storage({ ...s3Options(), ...wrong });
      await expect(other.read('files/signed.bin'), JSON.stringify(wrong)).rejects.toThrow('not signed');
      await expect(other.put('files/other.bin', Readable.from([Buffer.from('x')]), about)).rejects.toThrow();
    }
    expect(s3.objects.has('files/other.bin')).toBe(false);

    const good = await linkTo('files/signed.bin', 60);
    expect(await (await fetch(good)).text()).toBe('howzat');
    for (const link of [
      good.replace('signed.bin', 'range.bin'),
      good.replace('Expires=60', 'Expires=600'),
      await linkTo('files/signed.bin', 60, new Date(Date.now() - 61_000)),
    ]) {
      expect((await fetch(link)).status).toBe(403);
    }
  });
});

interface LinkSigner {
  presign: (asked: object, how: object) => Promise<{ query: Record<string, string> }>;
}

/** A signed URL for one object, by the store's own client. */
async function linkTo(key: string, expiresIn: number, signingDate = new Date()): Promise<string> {
  const { url, bucket, accessKey: accessKeyId, secretKey: secretAccessKey, region } = s3;
  const client = new S3Client({ region, credentials: { accessKeyId, secretAccessKey } });
  const { hostname, port, host } = new URL(url);
  const path = `/${bucket}/${key}`;
  const headers = { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
  const asked = { method: 'GET', protocol: 'http:', hostname, port: Number(port), path, query: {}, headers };
  // The client's signer signs URLs too; its type covers headers only.
  const signer = (await client.config.signer()) as unknown as LinkSigner;
  const { query } = await signer.presign(asked, { expiresIn, signingDate });
  return `${url}${path}?${new URLSearchParams(query)}`;
}
