import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files } from '@pavilion/domain/files';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { addBrief } from '../../testing/upload-stage.ts';
import { beginUpload, bytesLike, offsetOf, sendPart, sentenceOf } from '../../testing/uploads.ts';

const MB = 1024 ** 2;
const disk = mkdtempSync(join(tmpdir(), 'full-uploads-'));
const mounted = mountDisk();
/** Needs root on Linux. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
afterAll(() => {
  if (mounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe.skipIf(!mounted)(`a disk that fills up${mounted ? '' : ' (skipped: this user may not mount one)'}`, () => {
  it('during an upload is reported in a sentence; the bytes received are kept, and the upload continues (DAT-135)', async () => {
    await mkdir(join(disk, 'data'));
    const app = await startApp({ config: { dataDir: join(disk, 'data') } });
    try {
      const editor = await app.addPerson({ name: 'Ed Itor', roles: ['production_access', 'production_feedback'] });
      const target = JSON.stringify({ what: 'briefReference', prodID: (await addBrief(app)).id });
      const bytes = bytesLike.mp4(30 * MB);
      const { id } = await beginUpload(editor, bytes.length, { name: 'film.mp4', target });
      const filler = join(disk, 'filler');
      execFileSync('fallocate', ['-l', String(300 * MB), filler]);

      const full = await sendPart(editor, id, 0, bytes);
      expect(full.status).toBe(507);
      expect(await sentenceOf(full)).toMatch(/^The server’s disk is full\. What you have uploaded so far is kept/);
      const arrived = (await offsetOf(editor, id)) as number;
      expect(arrived).toBeGreaterThan(0);
      expect(arrived).toBeLessThan(bytes.length);

      await rm(filler);
      expect((await sendPart(editor, id, arrived, bytes.subarray(arrived))).status).toBe(204);
      expect(await editor.documents.get(files, id)).toMatchObject({ size: bytes.length });
    } finally {
      await app.stop();
    }
  });
});
