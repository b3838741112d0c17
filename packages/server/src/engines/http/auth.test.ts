import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOptions } from '../../log.ts';
import { startApp, type TestApp } from '../../testing/app.ts';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = pino(logOptions({ logLevel: 'info' }), { write: (line: string) => void lines.push(line) });
  app = await startApp({
    log,
    config: { logLevel: 'info', proxies: 1 },
    limits: { perAddress: 3 },
  });
});
afterAll(() => app.stop());

function guess(forwarded: string, path = '/api/auth/sign-in/email'): Promise<Response> {
  return fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: 'gu.esser@example.org', password: 'not the password' }),
  });
}

describe('guessing a password', () => {
  it('is limited by the address that the proxy has seen, whatever the client writes in the header', async () => {
    const statuses: number[] = [];
    for (let guesses = 0; guesses < 5; guesses++) {
      statuses.push((await guess(`198.51.100.${guesses}, 203.0.113.7`)).status);
    }
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.slice(3)).toEqual([429, 429]);
    const wait = Number((await guess('198.51.100.9, 203.0.113.7')).headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await guess('203.0.113.8')).status).not.toBe(429);
  });

  it('is limited for a whole IPv6 /64 network, which belongs to one customer', async () => {
    for (const host of [1, 2, 3]) await guess(`2001:db8::${host}`);
    expect((await guess('2001:db8::4')).status).toBe(429);
  });

  it('logs the address and the e-mail, and never the password', async () => {
    lines.length = 0;
    await guess('198.51.100.1, 203.0.113.9');
    const written = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'A sign-in failed.');
    expect(written).toMatchObject({
      from: '203.0.113.9',
      path: '/api/auth/sign-in/email',
      email: 'gu.esser@example.org',
    });
    expect(lines.join()).not.toContain('not the password');
  });
});
