import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outbox, users } from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from './app.ts';
import { readConfig } from './config.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { openTestDatabase } from './testing/database.ts';
import { createPerson, type Person } from './testing/person.ts';

describe('the product', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await startApp();
    admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
  });
  afterAll(() => app.stop());

  it('lets a person in, shows documents live, and runs the jobs of a change', async () => {
    expect((await admin.call.accounts.me()).user).toMatchObject({ id: admin.id, name: 'Ada Min' });
    const everyone = admin.live().live(users, { where: { company: 'Newcomers' } });
    const stop = everyone.subscribe(() => undefined);
    await expect.poll(() => everyone.get().status).toBe('ready');
    await admin.documents.insert(users, { name: 'New Comer', email: 'new.comer@example.org', company: 'Newcomers' });
    await expect.poll(() => everyone.get().documents.map(({ name }) => name)).toEqual(['New Comer']);
    await app.jobsDone();
    expect(await admin.documents.fetch(outbox, { where: { to: 'new.comer@example.org' } })).toHaveLength(1);
    stop();
  });

  it('reports that it is ready, and its database', async () => {
    const ready = await (await fetch(`${app.url}/readyz`)).json();
    expect(ready).toMatchObject({ status: 'ok', checks: { database: { ok: true, detail: 'Running.' } } });
  });
});

describe('a data folder', () => {
  it('keeps everything over a restart, and is not shared by two processes', async () => {
    const config = readConfig({
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'pavilion-restart-')),
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: 'first@example.org',
      ADMIN_PASSWORD: 'the first password',
    });
    const first = await createApp(config, { build: 'a build' });
    const ready = await (await fetch(`${first.url}/readyz`)).json();
    expect(ready.checks.database).toEqual({ ok: true, detail: 'Running, embedded.' });
    await expect(createApp(config)).rejects.toThrow(/is in use by process \d+/);
    await first.close(1);
    const second = await createApp(config, { build: 'a build' });
    expect(second.firstSignIn).toBeNull();
    expect(await second.context.store.count(users, {})).toBe(1);
    await second.close(1);
  }, 120_000);

  it('upgraded by a newer version is refused by an older one, which names both', async () => {
    const newer = await startApp();
    const { config, database } = newer.context;
    await database.query("UPDATE document_schemas SET number = 99 WHERE collection = 'users'");
    const older = createApp(config, { database: { ...database, close: async () => undefined }, build: 'an older one' });
    await expect(older).rejects.toThrow(
      /^This data belongs to a newer version of Pavilion: 'users' is stored in version 99, and this one knows version \d+\./,
    );
    await newer.stop();
  }, 120_000);

  it('creates its administrator before anyone else can sign in (OPN-025)', async () => {
    const admin = { email: 'first@example.org', password: 'the first password' };
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const config = readConfig({
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'pavilion-first-')),
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
    const { database } = await openTestDatabase();
    let isStarted = false;
    const starting = createApp(config, { database, schedule: false }).finally(() => {
      isStarted = true;
    });
    const headers = { 'content-type': 'application/json', origin: url };
    const signIn = { method: 'POST', headers, body: JSON.stringify(admin) };
    let answer: Response | null = null;
    while (!answer && !isStarted) answer = await fetch(`${url}/api/auth/sign-in/email`, signIn).catch(() => null);
    const started = await starting;
    expect(answer?.status).toBe(200);
    expect(await started.context.store.count(users, {})).toBe(1);
    await started.close(1);
  }, 120_000);

  it('reports a taken port with a sentence', async () => {
    const running = await startApp();
    const port = Number(new URL(running.url).port);
    const { database } = await openTestDatabase();
    const config = readConfig({
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'pavilion-port-')),
      LOG_LEVEL: 'silent',
    });
    await expect(createApp(config, { database, schedule: false })).rejects.toThrow(
      `Port ${port} is in use by another program. Stop that program, or choose another port with PORT.`,
    );
    await running.stop();
  }, 120_000);

  it('reports a host that does not resolve with a sentence', async () => {
    const { database } = await openTestDatabase();
    const config = readConfig({
      HOST: 'pavilion.invalid',
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'pavilion-host-')),
      LOG_LEVEL: 'silent',
    });
    await expect(createApp(config, { database, schedule: false })).rejects.toThrow(
      'The name pavilion.invalid in HOST was not found. Set HOST to a name or an address of this machine.',
    );
  }, 120_000);
});

describe('two processes on one PostgreSQL', () => {
  const apps: App[] = [];
  afterAll(async () => {
    for (const app of apps) await app.close(1);
  });

  it('share changes, sessions and their ends, and jobs', async () => {
    const { database, url } = await openTestDatabase();
    await database.close();
    const start = async (worker: boolean) => {
      const app = await createApp(
        {
          ...readConfig({ PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'pavilion-two-')), LOG_LEVEL: 'silent' }),
          databaseUrl: url,
          worker,
          admin: { email: 'first@example.org', password: 'the first password' },
        },
        { schedule: false },
      );
      apps.push(app);
      return app;
    };
    const one = await start(false);
    const two = await start(false);
    const worker = await start(true);
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${worker.url}/api/calls/accounts/me`, { method: 'POST' })).status).toBe(404);

    const response = await fetch(`${one.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'first@example.org', password: 'the first password' }),
    });
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const here = createPerson(one.url, { id: '', email: '', cookie });
    const there = createPerson(two.url, { id: '', email: '', cookie });
    expect((await there.call.accounts.me()).user?.email).toBe('first@example.org');

    const live = there.live().live(users, { where: { company: 'Elsewhere' } });
    const stop = live.subscribe(() => undefined);
    await expect.poll(() => live.get().status).toBe('ready');
    await here.documents.insert(users, { name: 'Else Where', email: 'else.where@example.org', company: 'Elsewhere' });
    await expect.poll(() => live.get().documents.length).toBe(1);
    await expect
      .poll(async () => (await here.documents.fetch(outbox, { where: { status: 'unconfigured' } })).length)
      .toBe(1);

    await here.fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await expect.poll(async () => (await there.call.accounts.me()).user).toBeNull();
    stop();
    there.close();
  }, 120_000);
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
