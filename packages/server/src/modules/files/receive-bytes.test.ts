import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetReceived, hashReceived, receiveBytes } from './receive-bytes.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function* inChunks(bytes: Buffer, size: number, brokenAfter = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    if (at >= brokenAfter) throw new Error('The connection broke.');
    yield bytes.subarray(at, at + size);
  }
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function emptyFile(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, '');
  return path;
}

it('writes many pieces and knows their hash without reading them again', async () => {
  const bytes = randomBytes(9_000_001);
  const path = await emptyFile('whole');
  expect(await receiveBytes(path, 0, inChunks(bytes, 65_537))).toBe(bytes.length);
  expect(sha256(await readFile(path))).toBe(sha256(bytes));
  // If the file were read again, these other bytes would change the hash.
  await writeFile(path, Buffer.alloc(bytes.length));
  expect(await hashReceived(path, bytes.length)).toBe(sha256(bytes));
  expect(await hashReceived(path, bytes.length)).toBe(sha256(bytes));
});

it('keeps the bytes from before the connection broke, and continues from there', async () => {
  const bytes = randomBytes(5_000_000);
  const path = await emptyFile('broken');
  await expect(receiveBytes(path, 0, inChunks(bytes, 50_000, 2_000_000))).rejects.toThrow('The connection broke.');
  const kept = (await readFile(path)).length;
  expect(kept).toBe(2_000_000);
  expect(await receiveBytes(path, kept, inChunks(bytes.subarray(kept), 50_000))).toBe(bytes.length);
  expect(await hashReceived(path, bytes.length)).toBe(sha256(bytes));
});

it('reads the bytes that another process received', async () => {
  const bytes = randomBytes(3_000_000);
  const path = await emptyFile('restarted');
  await receiveBytes(path, 0, inChunks(bytes.subarray(0, 1_000_000), 50_000));
  forgetReceived(path);
  await receiveBytes(path, 1_000_000, inChunks(bytes.subarray(1_000_000), 50_000));
  expect(await hashReceived(path, bytes.length)).toBe(sha256(bytes));
});

it('hashes only its own part when another process took over in between', async () => {
  const bytes = randomBytes(3_000_000);
  const path = await emptyFile('taken-over');
  await receiveBytes(path, 0, inChunks(bytes.subarray(0, 1_000_000), 50_000));
  await writeFile(path, bytes.subarray(0, 2_000_000));
  await receiveBytes(path, 2_000_000, inChunks(bytes.subarray(2_000_000), 50_000));
  expect(await hashReceived(path, bytes.length)).toBe(sha256(bytes));
});

it('reads everything if the file is shorter than the bytes received', async () => {
  const bytes = randomBytes(1_000_000);
  const path = await emptyFile('cut');
  await receiveBytes(path, 0, inChunks(bytes, 50_000));
  await truncate(path, 400_000);
  expect(await hashReceived(path, 400_000)).toBe(sha256(bytes.subarray(0, 400_000)));
});
