import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notifications, people, users } from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DatabaseAway } from '../../database-away.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Pavilion</title>');
  writeFileSync(join(webDir, 'assets', 'main-1a2b3c.js'), 'export const one = 1;');
  writeFileSync(join(webDir, 'assets', 'pdf.worker-1a2b3c.mjs'), 'export const two = 2;');
  app = await startApp({ config: { webDir } });
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

describe('pages and headers', () => {
  it('serves the interface: hashed files are cached for ever, the page is not', async () => {
    const page = await get('/');
    expect(await page.text()).toContain('Pavilion');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await get('/assets/main-1a2b3c.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('runs only its own scripts, and cannot be framed by other sites', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('repeats the policies of a page on its workers, which need their own, but not on its scripts', async () => {
    const script = (await get('/assets/main-1a2b3c.js')).headers;
    expect(script.get('x-content-type-options')).toBe('nosniff');
    expect(script.get('cross-origin-resource-policy')).toBe('same-origin');
    const ofPages = ['content-security-policy', 'referrer-policy', 'x-frame-options', 'x-request-id'];
    expect(ofPages.filter((name) => script.has(name))).toEqual([]);
    expect([...script].join('').length).toBeLessThan(500);
    const missing = await get('/assets/gone-1a2b3c.js', { accept: 'text/html' });
    for (const { headers } of [await get('/'), missing, await get('/assets/pdf.worker-1a2b3c.mjs')]) {
      expect(ofPages.filter((name) => !headers.has(name))).toEqual([]);
    }
  });

  it('leads people to the page of an address without #, and gives scripts a JSON error (PLT-015)', async () => {
    for (const path of ['/nowhere', '/content?words=root%20four']) {
      const page = await fetch(app.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
      expect([page.status, page.headers.get('location')]).toEqual([302, `/#${path}`]);
    }
    const script = await get('/api/nowhere');
    expect([script.status, await script.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'This address does not exist.' },
    ]);
  });

  it('reports liveness with the version, readiness and metrics (OPS-007)', async () => {
    expect(await (await get('/healthz')).json()).toEqual({
      status: 'ok',
      version: JSON.parse(readFileSync('package.json', 'utf8')).version,
    });
    const ready = await (await get('/readyz')).json();
    expect(ready).toMatchObject({
      status: 'ok',
      checks: { database: { ok: true }, storage: { ok: true }, jobs: { ok: true } },
    });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toContain('pavilion_http_request_seconds_count{method="GET",route="/healthz",status="200"}');
    expect(metrics).toContain('pavilion_live_sockets 0');
  });

  it('describes every call for integrators', async () => {
    const description = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(description.paths)).toContain('/production/signOffFiles');
    const page = await get('/api/docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('signOffFiles');
  });
});

describe('errors', () => {
  it('are one sentence without details, and the log has the request id', async () => {
    const response = await admin.fetch('/api/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":',
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'INVALID', message: 'This request is not valid JSON.' },
    ]);
  });

  it('are those of a missing document where an address has a zero byte', async () => {
    expect((await admin.fetch('/api/files/a%00b/original')).status).toBe(404);
  });

  it('name the fault in the input of a call', async () => {
    await expect(admin.call.accounts.setUserRole({ ids: [], flag: 'fcc_access', value: true })).rejects.toMatchObject({
      code: 'INVALID',
      message: 'Choose at least one user.',
      data: { issues: [{ path: ['ids'] }] },
    });
  });

  it('are the same for a stranger, a missing document and a forbidden one', async () => {
    const guest = await app.addPerson({ name: 'No Roles' });
    await expect(guest.call.system.health()).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      message: 'You may not do this.',
    });
    const response = await fetch(`${app.url}/api/rpc/system/health`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
    expect(await guest.documents.get(notifications, 'nothing-here')).toBeUndefined();
  });
});

describe('other origins', () => {
  it.each(['https://evil.example', 'null'])('may not write: %s', async (origin) => {
    for (const path of ['/api/documents', '/api/rpc/accounts/me', '/api/auth/sign-out', '/api/uploads']) {
      const response = await fetch(app.url + path, {
        method: 'POST',
        headers: { cookie: admin.cookie, origin, 'content-type': 'application/json' },
        body: '{}',
      });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });

  it('may not open the socket', async () => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/live`, {
      headers: { cookie: admin.cookie, origin: 'https://evil.example' },
    });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('error', () => undefined);
      socket.on('open', () => resolve('opened'));
    });
    expect(status).toBe(403);
  });
});

describe('live documents', () => {
  it('show the changes of others without a reload (PLT-004)', async () => {
    const reader = await app.addPerson({ name: 'Re Ader' });
    const everyone = reader.live().live(people, { where: { name: 'Live One' } });
    const stop = everyone.subscribe(() => undefined);
    await expect.poll(() => everyone.get().status).toBe('ready');
    const added = await admin.documents.insert(users, {
      name: 'Live One',
      email: 'live.one@example.org',
      company: 'A',
    });
    await expect.poll(() => everyone.get().documents.length).toBe(1);
    await admin.documents.patch(users, added.id, { company: 'B' });
    await expect.poll(() => everyone.get().documents[0]?.company).toBe('B');
    stop();
  });

  it.each([
    ['deactivated', 'Your account is pending approval by an Admin.'],
    ['deleted', 'Your account was deleted by an administrator.'],
  ])('end with the session: a %s person is told why and disconnected (PLT-068)', async (end, sentence) => {
    const leaver = await app.addPerson({ name: 'Le Aver' });
    const reasons: string[] = [];
    const client = leaver.live();
    client.onSignedOut((reason) => reasons.push(reason));
    const all = client.live(users, {});
    const stop = all.subscribe(() => undefined);
    await expect.poll(() => all.get().documents.length).toBeGreaterThan(0);
    if (end === 'deleted') await admin.documents.delete(users, leaver.id);
    else await admin.documents.patch(users, leaver.id, { active: false });
    await expect.poll(() => reasons).toEqual([sentence]);
    stop();
  });

  it('end when the person signs out in another tab (PLT-088)', async () => {
    const person = await app.addPerson({ name: 'Two Tabs' });
    const reasons: string[] = [];
    const client = person.live();
    client.onSignedOut((reason) => reasons.push(reason));
    const all = client.live(users, {});
    const stop = all.subscribe(() => undefined);
    await expect.poll(() => all.get().documents.length).toBeGreaterThan(0);
    await person.fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await expect.poll(() => reasons.length).toBe(1);
    stop();
  });
});

it('says in a sentence that the database does not answer, with a status that proxies know', async () => {
  const away = vi.spyOn(app.context.database, 'query').mockRejectedValue(new DatabaseAway(new Error('gone')));
  const answer = await admin.fetch('/api/calls/system/listTrash', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { code: 'DATABASE_AWAY', message: 'The server cannot reach its database. Try again in a moment.' },
  ]);
  const signIn = await app.signInAs('somebody@example.org', 'a password of theirs');
  expect([signIn.status, signIn.headers.get('retry-after')]).toEqual([503, '10']);
  away.mockRestore();
});
