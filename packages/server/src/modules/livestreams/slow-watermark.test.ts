import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlDocs } from '@pavilion/domain/graphics';
import { type Livestream, livestreams } from '@pavilion/domain/livestreams';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findMediaTools } from '../../engines/media/index.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { decodeFirstFrame, startEncoder, type TestEncoder } from '../../testing/encoder.ts';
import type { Person } from '../../testing/person.ts';
import { upload } from '../../testing/uploads.ts';

let folder: string;
let app: TestApp;
let county: Person;
const running: TestEncoder[] = [];

/** ffmpeg options for the process that burns in only, to simulate a machine that is too slow. */
const weaken = (options: string) => writeFile(join(folder, 'options'), options);

/** The real programs, with a slowed ffmpeg for what is burnt in. */
async function slowedTools(): Promise<string> {
  const { tools } = await findMediaTools(process.env);
  if (!tools) throw new Error('This test needs ffmpeg and ffprobe.');
  const path = join(folder, 'ffmpeg');
  const real = `"${tools.ffmpeg.path}"`;
  const script = `case "$*" in *overlay=*) exec ${real} $(cat "${folder}/options") "$@";; esac\nexec ${real} "$@"\n`;
  await writeFile(path, `#!/bin/sh\n${script}`);
  await chmod(path, 0o755);
  await symlink(tools.ffprobe.path, join(folder, 'ffprobe'));
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slow-watermark-'));
  app = await startApp({ config: { rtmpPort: 0, rtmpHost: '127.0.0.1', ffmpeg: await slowedTools() } });
  county = await app.addPerson({ name: 'Coun Ty', roles: ['livestream_access', 'jimstagram_access'] });
});
afterAll(async () => {
  for (const each of running) await each.stop();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const stream = async (id: string) => (await county.documents.get(livestreams, id)) as Livestream;

/** A stream with an encoder and a red logo. */
async function sendWithLogo(name: string): Promise<string> {
  const { id } = await county.call.livestreams.addStream({ name });
  const red = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const { id: watermark } = await upload(county, { what: 'livestream-county-logo' }, `${name}.png`, red);
  await county.call.livestreams.setWatermark({ streamID: id, watermark });
  await send(id);
  return id;
}

async function send(id: string): Promise<void> {
  await county.call.livestreams.activateSEP({ streamID: id });
  const { url, name: key } = (await stream(id)).stream;
  running.push(startEncoder(`${url}/${key}`));
}

/** Red of the pixel where the logo would be, in the newest segment. */
async function rednessOf(id: string): Promise<number> {
  const { player } = await county.call.livestreams.playbackToken({ streamID: id });
  const playlist = await county.fetch(player.address);
  expect(playlist.status).toBe(200);
  const newest = (await playlist.text()).split('\n').findLast((line) => line.startsWith('seg-'));
  const piece = await county.fetch(`/api/livestreams/${id}/${newest}`);
  const { width, rgb } = await decodeFirstFrame(Buffer.from(await piece.arrayBuffer()));
  const at = (15 * width + width - 25) * 3;
  return (rgb[at] ?? 0) - (rgb[at + 1] ?? 0);
}

const soon = { timeout: 90_000, interval: 500 };

describe('a watermark on a machine that is too slow', () => {
  it.each([
    ['falls further and further behind', '-readrate 0.5'],
    ['ends again and again', '-t 2'],
  ])(
    'is dropped when it %s, and the stream continues without it and says so (OPN-079 OPN-069)',
    async (how, options) => {
      await weaken(options);
      const id = await sendWithLogo(how);
      await vi.waitFor(async () => {
        expect(await stream(id)).toMatchObject({
          state: 'processing',
          error: expect.stringMatching(/^The watermark is left out: .*The stream continues without it/),
          left_out: 'watermark',
        });
      }, soon);
      await vi.waitFor(async () => expect(await rednessOf(id)).toBeLessThan(30), soon);
      // No automatic retry: it would interrupt the feeds each time.
      await county.call.livestreams.deactivateSEP({ streamID: id });
      const { error, left_out } = await stream(id);
      expect([error, left_out]).toEqual([undefined, undefined]);
    },
    200_000,
  );

  it('that stops for another reason is told in words, not in those of ffmpeg (OPN-079)', async () => {
    await weaken('-no_such_option');
    const id = await sendWithLogo('broken');
    await vi.waitFor(async () => {
      expect((await stream(id)).error).toBe('The picture with what is burnt in stopped and is starting again.');
    }, soon);
    await county.call.livestreams.deactivateSEP({ streamID: id });
  }, 100_000);

  it('graphics are left out too, and the stream is found by their rundown until they are taken off (GFX-030)', async () => {
    await weaken('-t 2');
    const rundown = await county.documents.insert(controlDocs, { name: 'Final' });
    const { id } = await county.call.livestreams.addStream({ name: 'With graphics' });
    await county.call.livestreams.setStreamGraphics({ streamID: id, control: rundown.id });
    await send(id);
    const leaving = () =>
      county.documents.fetch(livestreams, { where: { control: rundown.id, left_out: { in: ['graphics', 'both'] } } });
    await vi.waitFor(async () => expect(await leaving()).toMatchObject([{ id, left_out: 'graphics' }]), soon);
    expect((await stream(id)).error).toMatch(/^The graphics are left out: /);
    await county.call.livestreams.setStreamGraphics({ streamID: id, control: null });
    await vi.waitFor(async () => expect((await stream(id)).left_out).toBeUndefined(), soon);
  }, 200_000);

  it('is burnt in again at the next activation, once the machine is fast enough (OPN-079)', async () => {
    await weaken('');
    const id = await sendWithLogo('quick again');
    await vi.waitFor(async () => expect(await rednessOf(id)).toBeGreaterThan(100), soon);
    expect((await stream(id)).error).toBeUndefined();
  }, 120_000);
});
