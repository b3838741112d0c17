import { request, type ServerResponse } from 'node:http';
import { inspirations } from '@pavilion/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { limits } from '../../limits.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type Loopback, openLoopback } from '../../testing/loopback.ts';
import type { Person } from '../../testing/person.ts';

// Test files share loaded modules, so restore the limits afterwards.
const usual = { ...limits };
const limit = (some: { arrival?: number; messages?: { bucket: number; perSecond: number } }) =>
  Object.assign(limits, some);

let app: TestApp;
/** A video platform that never answers. */
let platform: Loopback;
const waiting: ServerResponse[] = [];
let county: Person;
let other: Person;
beforeAll(async () => {
  limit({ arrival: 1_500 });
  platform = await openLoopback(({ method }, _body, response) => {
    if (method === 'POST') waiting.push(response);
    else response.writeHead(404).end('{}');
  });
  const brightcove = { account: '1', clientId: 'c', clientSecret: 's', liveKey: 'k', liveRegion: 'eu-west-1' };
  app = await startApp({ config: { brightcove: { ...brightcove, apiUrl: platform.url } } });
  county = await app.addPerson({ name: 'Coun Ty', roles: ['livestream_access', 'inspirations_access'] });
  other = await app.addPerson({ name: 'Oth Er', roles: ['inspirations_access'] });
});
afterAll(async () => {
  limit(usual);
  await app.stop();
  await platform.close();
});

const patience = { timeout: 20_000 };

it('refuses the next call of a person with a hundred in progress, and of no other person', async () => {
  const begun = Array.from({ length: limits.calls }, (_, at) =>
    county.call.livestreams.addStream({ name: `Stream ${at}` }).catch(() => undefined),
  );
  await expect.poll(() => waiting.length, patience).toBe(100);
  const refused = await county.fetch('/api/calls/inspirations/refreshInspirationTags', { method: 'POST' });
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { code: 'TOO_MANY', message: 'You are asking for too much at the same time. Please try again in a moment.' },
  ]);
  expect(waiting).toHaveLength(100);
  await other.call.inspirations.refreshInspirationTags({});
  for (const response of waiting) response.writeHead(400).end('{}');
  await Promise.all(begun);
  await county.call.inspirations.refreshInspirationTags({});
});

it('times out on a body that arrives byte by byte', async () => {
  const answer = await new Promise((resolve, reject) => {
    const headers = { cookie: county.cookie, origin: app.url, 'content-type': 'application/json' };
    const sending = request(`${app.url}/api/documents`, { method: 'POST', headers });
    const drip = setInterval(() => sending.write(' '), 50);
    sending.on('error', reject).on('response', (response) => {
      clearInterval(drip);
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => {
        sending.destroy();
        resolve([response.statusCode, JSON.parse(text)]);
      });
    });
  });
  expect(answer).toEqual([408, { code: 'TIMEOUT', message: 'This took too long to arrive. Please try again.' }]);
});

it('slows down a person who sends too fast, without losing messages or delaying others', async () => {
  async function flood(person: Person, messages: number) {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/live`, { headers: { cookie: person.cookie } });
    let answered = 0;
    socket.on('message', (data) => {
      if (String(data).includes('"pong"')) answered += 1;
    });
    await new Promise((resolve) => socket.once('message', resolve));
    // Large enough that the network does not deliver all messages in one piece.
    const ping = JSON.stringify({ kind: 'ping', padding: 'x'.repeat(2_000) });
    for (let at = 0; at < messages; at++) socket.send(ping);
    return { answered: () => answered, close: () => socket.terminate() };
  }
  limit({ messages: { bucket: 100, perSecond: 200 } });
  const large = await flood(county, 500);
  await expect.poll(large.answered, patience).toBe(500);
  large.close();

  // A bucket that hardly refills never lets all messages through: this proves the limit even on a slow machine.
  limit({ messages: { bucket: 100, perSecond: 0.001 } });
  const endless = await flood(other, 3_000);
  await expect.poll(endless.answered, patience).toBeGreaterThanOrEqual(100);
  for (let at = 0; at < 50; at++) await county.documents.fetch(inspirations);
  expect(endless.answered()).toBeLessThan(1_000);
  endless.close();
});
