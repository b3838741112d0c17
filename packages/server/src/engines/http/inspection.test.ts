import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../config.ts';
import { startApp, type TestApp } from '../../testing/app.ts';

const token = 'a token for the figures';

/** Reads `/metrics` and `/readyz`. Uses `node:http`, because `fetch` sets the Host header itself. */
async function inspect(app: TestApp, headers: Record<string, string> = {}) {
  const [metrics, ready] = await Promise.all([get(app, '/metrics', headers), get(app, '/readyz', headers)]);
  const { status, checks } = JSON.parse(ready.text);
  return { metrics: metrics.status, ready: [ready.status, status], details: checks !== undefined };
}

function get(app: TestApp, path: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(app.url + path, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asking.on('error', reject).end();
  });
}

const open = { metrics: 200, ready: [200, 'ok'], details: true };
const closed = { metrics: 403, ready: [200, 'ok'], details: false };

describe.each<[string, Partial<Config>, typeof open]>([
  ['without settings', {}, open],
  ['behind a proxy named in the settings', { publicUrl: 'https://pavilion.example.org', proxies: 1 }, open],
  ['behind a proxy not named in the settings', { publicUrl: 'https://pavilion.example.org' }, closed],
])('metrics and health checks %s', (_name, config, fromHere) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ config: { ...config, metricsToken: token } });
  });
  afterAll(() => app.stop());

  it('are open to programs on this machine, unless an unknown proxy may be hiding', async () => {
    expect(await inspect(app)).toEqual(fromHere);
  });

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=203.0.113.7' },
    { 'x-real-ip': '203.0.113.7' },
    { via: '1.1 proxy' },
    { host: 'pavilion.example.org' },
    { host: '127.0.0.1.example.org' },
    { authorization: 'Bearer another token', 'x-forwarded-proto': 'https' },
  ])('are closed to requests from elsewhere: %j', async (headers) => {
    expect(await inspect(app, headers)).toEqual(closed);
  });

  it('are open to clients with the token', async () => {
    const headers = { host: 'pavilion.example.org', via: '1.1 proxy', authorization: `Bearer ${token}` };
    expect(await inspect(app, headers)).toEqual(open);
  });
});

describe('a server with a full disk', () => {
  it('reports that it is not ready', async () => {
    const app = await startApp();
    vi.spyOn(app.context.storage, 'free').mockResolvedValue(0);
    const ready = await get(app, '/readyz', {});
    expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
      503,
      { status: 'failing', checks: { storage: { ok: false, detail: 'The disk is nearly full: 0 MB are free.' } } },
    ]);
    await app.stop();
  });
});
