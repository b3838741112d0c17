import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { freePort, startEncoder, type TestEncoder } from '../../testing/encoder.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
let county: Person;
let id: string;
let port: number;
const strangers: Socket[] = [];
const running: TestEncoder[] = [];
beforeAll(async () => {
  port = await freePort();
  app = await startApp({
    config: {
      rtmpPort: port,
      rtmpHost: '127.0.0.1',
      rtmpPublicUrl: 'rtmp://ingest.board.example:1936',
    },
  });
  county = await app.addPerson({ name: 'Coun Ty', roles: ['livestream_access'] });
  ({ id } = await county.call.livestreams.addStream({ name: 'Essex v Kent' }));
  await county.call.livestreams.activateSEP({ streamID: id });
});
afterAll(async () => {
  for (const socket of strangers) socket.destroy();
  for (const each of running) await each.stop();
  await app.stop();
});
const stream = async () => (await county.documents.get(livestreams, id)) as Livestream;

describe('the RTMP listener', () => {
  it('is shown with the address that encoders must use, whatever its own address (LIV-009 OPS-004)', async () => {
    expect((await stream()).stream.url).toBe('rtmp://ingest.board.example:1936/live');
    expect((await county.call.livestreams.liveEngine({})).sentence).toContain('rtmp://ingest.board.example:1936/live');
  });

  it('accepts an encoder while a stranger holds 300 silent connections', async () => {
    for (let made = 0; made < 300; made += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      strangers.push(socket);
      await once(socket, 'connect');
    }
    running.push(startEncoder(`rtmp://127.0.0.1:${port}/live/${(await stream()).stream.name}`));
    await vi.waitFor(async () => expect((await stream()).state).toBe('processing'), { timeout: 40_000, interval: 200 });
    const held = () => strangers.filter(({ closed }) => !closed).length;
    expect(held()).toBeLessThanOrEqual(20);
    // Connections that never present a key are closed.
    await vi.waitFor(() => expect(held()).toBe(0), { timeout: 40_000, interval: 200 });
  }, 120_000);

  it('disconnects a stranger who sends much before a key', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    strangers.push(socket);
    // A socket that is not read does not close while data waits in it.
    socket.resume();
    socket.write(Buffer.alloc(1024 * 1024, 3));
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await stream()).state).toBe('processing');
  }, 60_000);
});
