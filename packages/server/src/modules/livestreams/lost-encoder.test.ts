import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { startEncoder, startReceiver, type TestEncoder } from '../../testing/encoder.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
let folder: string;
let county: Person;
let id: string;
let encoder: TestEncoder;
const running: TestEncoder[] = [];
const soon = { timeout: 40_000, interval: 200 };
const stream = async (which = id) => (await county.documents.get(livestreams, which)) as Livestream;
const until = (expected: object, which = id) =>
  vi.waitFor(async () => expect(await stream(which)).toMatchObject(expected), soon);
async function encode(key?: string, which = id): Promise<TestEncoder> {
  const { url, name } = (await stream(which)).stream;
  const started = startEncoder(`${url}/${key ?? name}`);
  running.push(started);
  return started;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lost-test-'));
  app = await startApp({ config: { rtmpPort: 0, rtmpHost: '127.0.0.1' } });
  county = await app.addPerson({ name: 'Coun Ty', roles: ['livestream_access'] });
  ({ id } = await county.call.livestreams.addStream({ name: 'Essex v Kent' }));
});
afterAll(async () => {
  for (const each of running) await each.stop();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

// A lost encoder is away for long: meanwhile the other stream has its turns.
describe.concurrent('refused encoders, and one that falls silent', () => {
  it.sequential('shows on an inactive stream that its encoder tried, without its key (OPN-069)', async () => {
    const { name: key } = (await stream()).stream;
    await (await encode()).ended;
    await until({ refused_encoder: { why: 'off', from: '127.0.0.1' } });
    expect(JSON.stringify((await stream()).refused_encoder)).not.toContain(key);
    await county.call.livestreams.activateSEP({ streamID: id });
    expect((await stream()).refused_encoder).toBeUndefined();
  }, 60_000);

  it.sequential('shows on a waiting stream that an encoder used a wrong key, until one is accepted (OPN-069)', async () => {
    // A single attempt, within seconds of another refusal from the same address.
    await (await encode('a-key-that-was-mistyped')).ended;
    await until({ refused_encoder: { why: 'unknownKey', from: '127.0.0.1' } });
    expect(JSON.stringify(await stream())).not.toContain('mistyped');
    encoder = await encode();
    await until({ state: 'processing' });
    expect((await stream()).refused_encoder).toBeUndefined();
  }, 90_000);

  it.sequential('shows on a running stream that a second encoder tried, and keeps the first (OPN-069)', async () => {
    await (await encode()).ended;
    await until({ refused_encoder: { why: 'second' }, state: 'processing' });
  }, 60_000);

  it.sequential('is shown as lost, with the time, while its connection is open but silent (OPN-069)', async () => {
    encoder.freeze();
    await until({ state: 'disconnected', lost_at: expect.any(String) });
    expect((await stream()).error).toBeUndefined();
    expect((await county.call.livestreams.channelStatus({ id })).incoming).toBeUndefined();
    encoder.thaw();
    await until({ state: 'processing' });
    expect((await stream()).lost_at).toBeUndefined();
  }, 60_000);
});

describe.concurrent('a lost encoder', () => {
  it('keeps its feeds while it is away for 25 s, and continues over the same connection (LIV-015 OPN-069)', async () => {
    const { id: lost } = await county.call.livestreams.addStream({ name: 'Kent v Surrey' });
    await county.call.livestreams.activateSEP({ streamID: lost });
    const first = await encode(undefined, lost);
    await until({ state: 'processing' }, lost);
    const receiver = await startReceiver(folder);
    running.push(receiver);
    let cut = false;
    void receiver.ended.then(() => {
      cut = true;
    });
    const { rtmpID } = await county.call.livestreams.addRTMP({ streamID: lost, url: receiver.address });
    const feed = async () => (await stream(lost)).rtmp_outputs.find(({ rtmp_out_id }) => rtmp_out_id === rtmpID);
    const connected = () => vi.waitFor(async () => expect(await feed()).toMatchObject({ state: 'connected' }), soon);
    await connected();
    const size = async () => (await stat(receiver.file)).size;
    await vi.waitFor(async () => expect(await size()).toBeGreaterThan(20_000), soon);

    await first.stop();
    await until({ state: 'disconnected' }, lost);
    await rest(25_000);
    expect(cut).toBe(false);
    expect((await stream(lost)).error).toBeUndefined();
    const before = await size();
    await encode(undefined, lost);
    await until({ state: 'processing' }, lost);
    await vi.waitFor(async () => expect(await size()).toBeGreaterThan(before + 20_000), soon);
    await rest(10_000);
    expect(cut).toBe(false);
    expect(await feed()).toMatchObject({ state: 'connected' });
    expect((await feed())?.retries).toBeUndefined();
    expect((await feed())?.error).toBeUndefined();
  }, 150_000);
});
