import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files } from '@pavilion/domain/files';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findMediaFixtures } from '../../testing/media-fixtures.ts';
import { type ProductProcess, startProductProcess } from '../../testing/product-process.ts';
import { upload } from '../../testing/uploads.ts';

let folder: string;
const running: ProductProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stopping-'));
});
afterAll(async () => {
  for (const each of running) await each.end();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const soon = { timeout: 60_000, interval: 100 };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('SIGTERM ends the server and a decoder with an hour to go, and the next start makes the preview', async () => {
  const { tools, video } = await findMediaFixtures();
  const [bin, pidFile] = [join(folder, 'ffmpeg'), join(folder, 'pid')];
  // Read this slowly, a film of 4 s takes more than an hour.
  const slowly = `echo $$ > "${pidFile}"; exec "${tools.ffmpeg.path}" -readrate 0.001 "$@"`;
  await writeFile(bin, `#!/bin/sh\ncase "$*" in *-progress*) ${slowly};; esac\nexec "${tools.ffmpeg.path}" "$@"\n`);
  await chmod(bin, 0o755);
  await symlink(tools.ffprobe.path, join(folder, 'ffprobe'));
  const settings = { DATA_DIR: join(folder, 'data') };

  const first = await startProductProcess({ ...settings, FFMPEG_PATH: bin });
  running.push(first);
  const film = await readFile(await video({ container: 'mp4', codec: 'mpeg4', seconds: 4 }));
  const { id, refused } = await upload(await first.signIn(), { what: 'archive-awaiting' }, 'long.mp4', film);
  expect(refused).toBeUndefined();
  await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), soon);
  const decoder = await vi.waitFor(async () => Number(await readFile(pidFile, 'utf8')) || Promise.reject(), soon);
  expect(isAlive(decoder)).toBe(true);

  // The server ended by itself within its grace.
  expect(await first.end('SIGTERM')).toBe(0);
  expect(isAlive(decoder)).toBe(false);

  const second = await startProductProcess({ ...settings, FFMPEG_PATH: tools.ffmpeg.path });
  running.push(second);
  const admin = await second.signIn();
  await vi.waitFor(async () => expect(await admin.documents.get(files, id)).toMatchObject({ media: 'ready' }), soon);
}, 180_000);
