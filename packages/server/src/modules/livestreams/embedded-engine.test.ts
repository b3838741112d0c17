import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { config as configuration, configurationId } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { type Livestream, livestreams, rtmpOutputKeys, rtmpOutputs } from '@pavilion/domain/livestreams';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { decodeFirstFrame, startEncoder, startReceiver, type TestEncoder } from '../../testing/encoder.ts';
import type { Person } from '../../testing/person.ts';
import { upload } from '../../testing/uploads.ts';

let app: TestApp;
let folder: string;
let county: Person;
let other: Person;
const running: TestEncoder[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-test-'));
  app = await startApp({ config: { rtmpPort: 0, rtmpHost: '127.0.0.1' } });
  county = await app.addPerson({ name: 'Coun Ty', roles: ['livestream_access'] });
  other = await app.addPerson({ name: 'Oth Er', roles: ['livestream_access'] });
});
afterAll(async () => {
  for (const each of running) await each.stop();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const soon = { timeout: 40_000, interval: 200 };
const stream = async (id: string) => (await county.documents.get(livestreams, id)) as Livestream;
const until = (id: string, expected: object) =>
  vi.waitFor(async () => expect(await stream(id)).toMatchObject(expected), soon);
async function setUp(name: string): Promise<string> {
  return (await county.call.livestreams.addStream({ name })).id;
}
async function encode(id: string): Promise<TestEncoder> {
  const { url, name } = (await stream(id)).stream;
  const encoder = startEncoder(`${url}/${name}`);
  running.push(encoder);
  return encoder;
}
/** The newest segment of the preview, as a player gets it. */
async function newestPiece(person: Person, id: string): Promise<Buffer> {
  const { player } = await person.call.livestreams.playbackToken({ streamID: id });
  const playlist = await person.fetch(player.address);
  expect(playlist.status).toBe(200);
  const pieces = (await playlist.text()).split('\n').filter((line) => line.startsWith('seg-'));
  const piece = await person.fetch(`/api/livestreams/${id}/${pieces.at(-1)}`);
  expect(piece.status).toBe(200);
  return Buffer.from(await piece.arrayBuffer());
}
const preview = (person: Person, id: string) => vi.waitFor(() => newestPiece(person, id), soon);

describe('the embedded engine', () => {
  let id: string;
  let encoder: TestEncoder;

  it('accepts an encoder once its stream is activated, and shows its picture (LIV-031 OPN-069)', async () => {
    id = await setUp('Essex v Kent');
    expect(await stream(id)).toMatchObject({ state: 'standby', sep_state: 'waiting', protocol: 'rtmp' });
    await expect((await encode(id)).ended).resolves.toBeUndefined();

    await county.call.livestreams.activateSEP({ streamID: id });
    expect(await stream(id)).toMatchObject({ state: 'waiting', sep_state: 'ready' });
    encoder = await encode(id);
    await until(id, { state: 'processing' });
    const frame = await decodeFirstFrame(await preview(county, id));
    expect([frame.width, frame.height]).toEqual([320, 180]);
    const poster = await vi.waitFor(async () => {
      const answer = await county.fetch(`/api/livestreams/${id}/poster.jpg`);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    }, soon);
    expect((await sharp(poster).metadata()).format).toBe('jpeg');
    await vi.waitFor(async () => {
      const { incoming } = await county.call.livestreams.channelStatus({ id });
      expect(incoming).toMatchObject({ width: 320, height: 180, framesPerSecond: 10 });
      expect(incoming?.kilobitsPerSecond).toBeGreaterThan(0);
    }, soon);
  }, 120_000);

  it('plays only for the person with the token (LIV-028)', async () => {
    const { player, playback_token } = await county.call.livestreams.playbackToken({ streamID: id });
    expect((await county.fetch(player.address)).status).toBe(200);
    expect((await other.fetch(player.address)).status).toBe(403);
    expect((await county.fetch(player.address.replace(playback_token, `${playback_token}x`))).status).toBe(403);
    expect((await fetch(app.url + player.address)).status).toBe(401);
    const stranger = await app.addPerson({ name: 'Stran Ger', roles: ['production_access'] });
    expect((await stranger.fetch(player.address)).status).toBe(404);
    expect((await stranger.fetch(`/api/livestreams/${id}/poster.jpg`)).status).toBe(404);
  });

  it('counts viewers for the reports (LIV-040 LIV-042)', async () => {
    await newestPiece(other, id);
    const today = new Date().toISOString().slice(0, 10);
    const ask = { from: today, to: today, video_cloud_id: id };
    const unique = await county.call.livestreams.streamReporting({
      ...ask,
      fields: 'daily_unique_viewers',
      dimensions: 'date',
    });
    expect(unique.items).toEqual([{ date: today, daily_unique_viewers: 2 }]);
    const consumption = await county.call.livestreams.streamReporting({
      ...ask,
      fields: 'video_view,video_seconds_viewed',
      dimensions: 'date,destination_domain',
    });
    expect(consumption.items).toEqual([
      { date: today, destination_domain: 'localhost', video_view: 2, video_seconds_viewed: expect.any(Number) },
    ]);
    expect(consumption.items[0]?.video_seconds_viewed).toBeGreaterThanOrEqual(4);
  });

  it('burns the chosen watermark into the picture (OPN-079)', async () => {
    const logo = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const { id: file } = await upload(county, { what: 'livestream-county-logo' }, 'county.png', logo);
    expect((await app.context.store.get(files, file))?.sourcePath).toMatch(/^livestreaming\/watermarks\/\d{4}\//);
    await county.call.livestreams.setWatermark({ streamID: id, watermark: file });
    await vi.waitFor(async () => {
      const { width, rgb } = await decodeFirstFrame(await newestPiece(county, id));
      const at = (x: number, y: number) => [...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)] as number[];
      const [red = 0, green = 255] = at(width - 25, 15);
      expect(red).toBeGreaterThan(180);
      expect(green).toBeLessThan(80);
      const [left = 0, leftGreen = 0] = at(25, 15);
      expect(Math.abs(left - leftGreen)).toBeLessThan(30);
    }, soon);
  }, 60_000);

  it('sends to a destination with its hidden key, and stops (LIV-015 LIV-016 LIV-036 OPN-078)', async () => {
    const receiver = await startReceiver(folder);
    running.push(receiver);
    const url = receiver.address.replace('/receiver-secret-key', '');
    const { id: preset } = await county.call.livestreams.saveDestination({
      name: 'Club site',
      url,
      key: 'receiver-secret-key',
    });
    expect(await county.documents.fetch(rtmpOutputKeys)).toEqual([]);
    const { rtmpID } = await county.call.livestreams.addRTMP({ streamID: id, url, preset });
    await until(id, { rtmp_outputs: [{ rtmp_out_id: rtmpID, state: 'connected', name: 'Club site' }] });
    await expect(county.call.livestreams.addRTMP({ streamID: id, url, preset })).rejects.toMatchObject({
      code: 'SENT_ALREADY',
    });
    const seen = JSON.stringify([
      await county.call.livestreams.getStream({ id }),
      await county.documents.fetch(rtmpOutputs),
    ]);
    expect(seen).not.toContain('receiver-secret-key');
    expect(seen).toContain('••••key');
    await vi.waitFor(async () => expect((await stat(receiver.file)).size).toBeGreaterThan(20_000), soon);

    await county.call.livestreams.stopRTMP({ streamID: id, rtmpID });
    await receiver.ended;
    expect((await stream(id)).rtmp_outputs[0]?.state).toBe('finished');
    expect(await app.context.store.get(rtmpOutputKeys, rtmpID)).toBeNull();
    expect((await decodeFirstFrame(await readFile(receiver.file))).width).toBe(320);
  }, 90_000);

  it('sends from one stream to another by its key, which is in the arguments of no process (LIV-015)', async () => {
    const target = await setUp('Relay');
    await county.call.livestreams.activateSEP({ streamID: target });
    const { url, name: key } = (await stream(target)).stream;
    const { rtmpID } = await county.call.livestreams.addRTMP({ streamID: id, url: `${url}/${key}` });
    // Only the exact key is accepted.
    await until(target, { state: 'processing' });
    const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'args']);
    expect(stdout).toContain(`feed-${rtmpID}`);
    expect(stdout).not.toContain(key);
    const path = join(app.context.config.dataDir, 'live', id, `feed-${rtmpID}`);
    expect((await stat(path)).mode & 0o077).toBe(0);
    await county.call.livestreams.stopRTMP({ streamID: id, rtmpID });
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
    await county.call.livestreams.deactivateSEP({ streamID: target });
  }, 60_000);

  it('shows what is wrong with a destination that does not answer, without its key, and tries again', async () => {
    const { rtmpID } = await county.call.livestreams.addRTMP({
      streamID: id,
      url: 'rtmp://127.0.0.1:9/app/nobody-knows-this',
    });
    await vi.waitFor(async () => {
      const feed = (await stream(id)).rtmp_outputs.find((one) => one.rtmp_out_id === rtmpID);
      expect(feed).toMatchObject({
        state: 'error',
        retries: expect.any(Number),
        error: 'The destination refused the connection.',
      });
      expect(JSON.stringify(feed)).not.toContain('nobody-knows-this');
    }, soon);
    await county.call.livestreams.stopRTMP({ streamID: id, rtmpID });
    await until(id, {
      rtmp_outputs: expect.arrayContaining([expect.objectContaining({ rtmp_out_id: rtmpID, state: 'finished' })]),
    });
  }, 60_000);

  it('shows a lost encoder, and continues when it comes back', async () => {
    await encoder.stop();
    await until(id, { state: 'disconnected' });
    encoder = await encode(id);
    await until(id, { state: 'processing' });
    await preview(county, id);
  }, 60_000);

  it('disconnects an encoder whose key is replaced', async () => {
    const before = (await stream(id)).stream.name;
    await county.call.livestreams.newStreamKey({ streamID: id });
    await encoder.ended;
    expect((await stream(id)).stream.name).not.toBe(before);
    expect((await stream(id)).new_key_at).toEqual(expect.any(String));
  }, 30_000);

  it('ends everything when it is deactivated (LIV-032)', async () => {
    encoder = await encode(id);
    await until(id, { state: 'processing' });
    // This encoder has the new key.
    expect((await stream(id)).new_key_at).toBeUndefined();
    await county.call.livestreams.deactivateSEP({ streamID: id });
    expect(await stream(id)).toMatchObject({ state: 'standby', sep_state: 'waiting' });
    await encoder.ended;
    const { player } = await county.call.livestreams.playbackToken({ streamID: id });
    expect((await county.fetch(player.address)).status).toBe(404);
    await expect(county.call.livestreams.deactivateSEP({ streamID: id })).rejects.toMatchObject({ code: 'NOT_NOW' });
  }, 60_000);

  it('is renamed, and cancelled for good while it is off (OPN-069)', async () => {
    const mistake = await setUp('Esex v Kent');
    await county.call.livestreams.renameStream({ streamID: mistake, name: 'Essex v Kent, day 2' });
    expect((await stream(mistake)).videocloud.video.name).toBe('Essex v Kent, day 2');
    const { rtmpID } = await county.call.livestreams.addRTMP({
      streamID: mistake,
      url: 'rtmp://127.0.0.1:9/app/secret',
    });
    const cancel = () => county.call.livestreams.cancelStream({ streamID: mistake });
    await county.call.livestreams.activateSEP({ streamID: mistake });
    await expect(cancel()).rejects.toMatchObject({ code: 'NOT_NOW' });
    await county.call.livestreams.deactivateSEP({ streamID: mistake });
    await cancel();
    expect(await stream(mistake)).toMatchObject({
      state: 'cancelled',
      sep_state: 'cancelled',
      rtmp_outputs: [{ rtmp_out_id: rtmpID, state: 'cancelled' }],
    });
    expect(await app.context.store.get(rtmpOutputKeys, rtmpID)).toBeNull();
    await expect(county.call.livestreams.activateSEP({ streamID: mistake })).rejects.toMatchObject({ code: 'NOT_NOW' });
    const { livestreams: call } = county.call;
    const streamID = mistake;
    for (const change of [
      () => call.addRTMP({ streamID, url: 'rtmp://127.0.0.1:9/app/secret' }),
      () => call.renameStream({ streamID, name: 'Again' }),
      () => call.newStreamKey({ streamID }),
      () => call.setWatermark({ streamID, watermark: null }),
      () => call.setStreamGraphics({ streamID, control: null }),
      cancel,
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'NOT_NOW', message: 'This stream was cancelled.' });
    }
    await expect((await encode(mistake)).ended).resolves.toBeUndefined();

    const [channel] = (await app.context.store.get(configuration, configurationId))?.channels ?? [];
    await county.call.livestreams.getStream({ id: channel?.id as string });
    const channelGone = county.call.livestreams.cancelStream({ streamID: channel?.id as string });
    await expect(channelGone).rejects.toMatchObject({ code: 'NOT_NOW', message: /^This is a channel/ });
  }, 60_000);
});
