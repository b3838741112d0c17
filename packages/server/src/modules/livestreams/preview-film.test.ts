import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { users } from '@pavilion/domain';
import { type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fragmentReader } from '../../engines/live-engine/fragment-reader.ts';
import { limits } from '../../limits.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { decodeFirstFrame, startEncoder, type TestEncoder } from '../../testing/encoder.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
let folder: string;
let county: Person;
let other: Person;
let id: string;
let encoder: TestEncoder;
/** How far the server's clock is ahead. */
let ahead = 0;
const running: TestEncoder[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-test-'));
  const clock = () => new Date(Date.now() + ahead).toISOString();
  app = await startApp({ clock, config: { rtmpPort: 0, rtmpHost: '127.0.0.1' } });
  county = await app.addPerson({ name: 'Coun Ty', roles: ['livestream_access'] });
  other = await app.addPerson({ name: 'Oth Er', roles: ['livestream_access'] });
  ({ id } = await county.call.livestreams.addStream({ name: 'Essex v Kent' }));
  await county.call.livestreams.activateSEP({ streamID: id });
  encoder = await encode();
});
afterAll(async () => {
  for (const each of running) await each.stop();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const soon = { timeout: 40_000, interval: 200 };
async function encode(size?: string): Promise<TestEncoder> {
  const { url, name } = ((await county.documents.get(livestreams, id)) as Livestream).stream;
  const started = startEncoder(`${url}/${name}`, size);
  running.push(started);
  return started;
}
async function addressOf(person: Person): Promise<string> {
  const { player } = await person.call.livestreams.playbackToken({ streamID: id });
  if (player.kind !== 'hls') throw new Error('The embedded engine has no frames.');
  return player.film;
}

interface Watching {
  inits: Buffer[];
  fragments: { bytes: Buffer; key: boolean }[];
  /** Resolves when the server ends the film, properly or not. */
  ended: Promise<void>;
  leave: () => void;
}

/** Opens the film as a player does, once there is a picture. */
async function watch(person: Person): Promise<Watching> {
  const leaving = new AbortController();
  const answer = await vi.waitFor(async () => {
    const given = await person.fetch(await addressOf(person), { signal: leaving.signal });
    expect(given.status).toBe(200);
    return given;
  }, soon);
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  const watching: Omit<Watching, 'ended'> = { inits: [], fragments: [], leave: () => leaving.abort() };
  const take = fragmentReader({
    onInit: (init) => watching.inits.push(init),
    onFragment: (bytes, key) => watching.fragments.push({ bytes, key }),
  });
  async function read(): Promise<void> {
    for await (const piece of answer.body ?? []) take(Buffer.from(piece));
  }
  const ended = read().catch(() => {});
  return { ...watching, ended };
}

/** Flags of the pictures of a film, in order; K is a key frame. */
async function pictures(film: Buffer): Promise<string[]> {
  const path = join(folder, 'film.mp4');
  await writeFile(path, film);
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'packet=flags', '-of', 'csv=p=0', path];
  const { stdout } = await promisify(execFile)('ffprobe', args);
  return stdout.trim().split('\n');
}

describe('the film of a stream', () => {
  it('begins with its tracks and a key frame, and goes on in short fragments (LIV-027)', async () => {
    const watching = await watch(county);
    await vi.waitFor(() => expect(watching.fragments.length).toBeGreaterThan(12), soon);
    const [init] = watching.inits;
    expect(init?.toString('latin1', 4, 8)).toBe('ftyp');
    expect(watching.fragments[0]?.key).toBe(true);
    const all = watching.fragments.map(({ bytes }) => bytes);
    const flags = await pictures(Buffer.concat([init as Buffer, ...all]));
    expect(flags[0]).toMatch(/^K/);
    // Ten pictures a second, and a key frame each second.
    expect(flags.length / all.length).toBeLessThan(4);
    expect(flags.filter((each) => each.startsWith('K')).length).toBeGreaterThan(1);
    watching.leave();
  }, 60_000);

  it('starts for a later viewer with the last key frame', async () => {
    const watching = await watch(other);
    await vi.waitFor(() => expect(watching.fragments.length).toBeGreaterThan(0), soon);
    expect(watching.fragments[0]?.key).toBe(true);
    expect(watching.inits).toHaveLength(1);
    watching.leave();
  }, 60_000);

  it('plays only for the person with the token (LIV-028)', async () => {
    const film = await addressOf(county);
    expect((await other.fetch(film)).status).toBe(403);
    expect((await county.fetch(film.replace('token=', 'token=x'))).status).toBe(403);
    expect((await fetch(app.url + film)).status).toBe(401);
    const stranger = await app.addPerson({ name: 'Stran Ger', roles: ['production_access'] });
    expect((await stranger.fetch(film)).status).toBe(404);
    expect((await county.fetch(film, { method: 'HEAD' })).status).toBe(404);
  });

  it('counts its viewers for the reports (LIV-040 LIV-042)', async () => {
    const watcher = await app.addPerson({ name: 'Watch Er', roles: ['livestream_access'] });
    const today = new Date().toISOString().slice(0, 10);
    const ask = { from: today, to: today, video_cloud_id: id, dimensions: 'date' };
    const seen = async (field: 'daily_unique_viewers' | 'video_seconds_viewed') => {
      const { items } = await county.call.livestreams.streamReporting({ ...ask, fields: field });
      return Number(items[0]?.[field] ?? 0);
    };
    const [viewers, seconds] = [await seen('daily_unique_viewers'), await seen('video_seconds_viewed')];
    const watching = await watch(watcher);
    expect(await seen('daily_unique_viewers')).toBe(viewers + 1);
    await vi.waitFor(async () => expect(await seen('video_seconds_viewed')).toBeGreaterThan(seconds), soon);
    watching.leave();
  }, 60_000);

  it('opens only so often at once for one person, who can open it again after closing one', async () => {
    const viewer = await app.addPerson({ name: 'View Er', roles: ['livestream_access'] });
    const open = await Promise.all(Array.from({ length: limits.films.perPerson }, () => watch(viewer)));
    expect((await viewer.fetch(await addressOf(viewer))).status).toBe(429);
    open.pop()?.leave();
    open.push(await watch(viewer));
    for (const each of open) each.leave();
  }, 60_000);

  it('goes on after a renewed token, and ends with the last one (LIV-028)', async () => {
    const [renewing, leaving] = [await watch(county), await watch(other)];
    ahead += 3 * 60_000;
    await addressOf(county);
    ahead += 3 * 60_000;
    await leaving.ended;
    const seen = renewing.fragments.length;
    await vi.waitFor(() => expect(renewing.fragments.length).toBeGreaterThan(seen), soon);
    renewing.leave();
  }, 60_000);

  it('ends for a person who loses the right to see it', async () => {
    const leaver = await app.addPerson({ name: 'Lea Ver', roles: ['livestream_access'] });
    const watching = await watch(leaver);
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(users, leaver.id, { 'roles.livestream_access': false }),
    );
    await watching.ended;
  }, 60_000);

  it('goes on when the encoder comes back', async () => {
    const watching = await watch(county);
    await encoder.stop();
    await vi.waitFor(
      async () => expect(await county.documents.get(livestreams, id)).toMatchObject({ state: 'disconnected' }),
      soon,
    );
    const seen = watching.fragments.length;
    encoder = await encode();
    await vi.waitFor(() => expect(watching.fragments.length).toBeGreaterThan(seen + 5), soon);
    watching.leave();
  }, 60_000);

  it('begins again when the encoder comes back with another picture', async () => {
    const watching = await watch(county);
    await encoder.stop();
    encoder = await encode('640x360');
    await watching.ended;
    const next = await watch(county);
    await vi.waitFor(() => expect(next.fragments.length).toBeGreaterThan(0), soon);
    const frame = await decodeFirstFrame(Buffer.concat([...next.inits, ...next.fragments.map(({ bytes }) => bytes)]));
    expect([frame.width, frame.height]).toEqual([640, 360]);
    next.leave();
  }, 60_000);

  it('ends when the stream is deactivated', async () => {
    const watching = await watch(county);
    await county.call.livestreams.deactivateSEP({ streamID: id });
    await watching.ended;
    expect((await county.fetch(await addressOf(county))).status).toBe(404);
  }, 60_000);
});
