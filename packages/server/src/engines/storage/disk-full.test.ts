import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { openDiskStorage } from './disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'full-'));
const disk = join(folder, 'disk');
const mounted = mountSmallDisk();

/** Mounts a disk of two megabytes, which only the Linux superuser may do. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mkdir', [disk]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
afterAll(() => {
  if (mounted) execFileSync('umount', [disk]);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!mounted)(`a full disk${mounted ? '' : ' (skipped: this user may not mount a small one)'}`, () => {
  const about = { contentType: 'video/mp4', fileName: 'clip.mp4' };

  it('is reported in a sentence, damages no existing file, and leaves no partial file', async () => {
    const storage = await openDiskStorage(disk);
    await storage.put('files/small.bin', Readable.from([Buffer.from('kept')]), about);
    const large = () => Readable.from(Array.from({ length: 64 }, () => randomBytes(64 * 1024)));
    await expect(storage.put('files/large.bin', large(), about)).rejects.toThrow(/^The disk is full/);
    await expect(storage.put('files/small.bin', large(), about)).rejects.toThrow(/^The disk is full/);
    const path = join(folder, 'local.bin');
    await writeFile(path, randomBytes(4_000_000));
    await expect(storage.putFile('files/large.bin', path, about)).rejects.toThrow(/^The disk is full/);
    expect(await storage.size('files/large.bin')).toBeNull();
    expect(await readdir(join(disk, '.incoming'))).toEqual([]);
    expect((await buffer(await storage.read('files/small.bin'))).toString()).toBe('kept');
    expect(await storage.free()).toBeLessThan(2 * 1024 * 1024);
  });
});
