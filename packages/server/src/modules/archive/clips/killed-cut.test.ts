import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archiveEvents, clippingRequests } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { framesShown } from '../../../testing/frame-bits.ts';
import { findMediaFixtures } from '../../../testing/media-fixtures.ts';

const patience = { timeout: 120_000, interval: 5 };

it('a cut that is killed midway runs again and leaves one complete clip, without traces of the first try (ARC-125)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-cut-'));
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' };
  const child = fork(fileURLToPath(new URL('../../../testing/cutting-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...settings },
  });
  const gone = once(child, 'exit');
  const asked = once(child, 'message') as Promise<[string]>;
  await expect.poll(() => bytesIn(join(folder, 'temporary')), patience).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await gone;
  const [request] = await asked;

  const app = await createApp(readConfig(settings), { schedule: false });
  const { store, storage } = app.context;
  try {
    await expect.poll(async () => (await store.get(clippingRequests, request))?.status, patience).toBe('clipped');
    await app.jobs.idle();
    const [event, ...others] = await store.find(archiveEvents, {});
    expect(others).toEqual([]);
    expect(event).toMatchObject({ clipStatus: 'clipped', clipFile: `clip-${request}` });
    expect(await store.count(files, { what: 'match-clip' })).toBe(1);
    const keys: string[] = [];
    for await (const key of storage.list()) if (key.startsWith('match_clips/')) keys.push(key);
    const clip = await store.get(files, event!.clipFile!);
    expect(keys).toEqual([clip?.sourcePath]);
    const { tools } = await findMediaFixtures();
    const frames = await storage.withLocal(keys[0]!, (path) => framesShown(tools, path));
    expect(frames).toEqual(Array.from({ length: 500 }, (_, at) => at));
  } finally {
    await app.close(1);
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);

/** Bytes of the clip written so far. */
async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    if (!name.endsWith('.part.mp4')) continue;
    bytes += await stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}
