import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backupCommand } from '../../commands/backup-command.ts';
import { DatabaseAway } from '../../database-away.ts';
import { createReports } from '../../reports.ts';
import { startApp } from '../../testing/app.ts';
import { onTestServer, openTestDatabase } from '../../testing/database.ts';
import { type ProductProcess, startProductProcess } from '../../testing/product-process.ts';
import { databaseFolder } from './database-folder.ts';
import { readRunning } from './embedded/orphan.ts';
import { lockFolder } from './folder-lock.ts';
import { openEmbedded, openEmbeddedBeside } from './open-embedded.ts';
import { openPostgres } from './postgres.ts';
import { logSlowStatements } from './slow-statements.ts';
import { watchStatements } from './watch-statements.ts';

it('reports an outage once, however many connections notice it, and its end', async () => {
  const { database: other, url } = await openTestDatabase();
  await other.close();
  const isReported = createReports();
  const reports: unknown[] = [];
  const report = (error: unknown) => void (isReported(error) && reports.push(String(error)));
  const database = await openPostgres(url, { onError: report, onBack: (sentence) => reports.push(sentence) });
  await database.listen('anything', () => undefined);
  const ask = () => database.query('SELECT pg_sleep(0.2)');
  const away = expect.stringMatching(/^DatabaseAway: The database does not answer: /);
  const back = expect.stringMatching(/^The database answers again after \d+ s\.$/);
  for (const rounds of [1, 2]) {
    await Promise.all([ask(), ask(), ask()]);
    const asked = Promise.allSettled([ask(), ask(), ask()]);
    await onTestServer((server) =>
      server.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [
        new URL(url).pathname.slice(1),
      ]),
    );
    for (const each of await asked) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(DatabaseAway);
    await expect.poll(() => ask().then(() => reports.length)).toBe(2 * rounds);
  }
  expect(reports).toEqual([away, back, away, back]);
  await database.close();
}, 60_000);

// The next two wait more than they work. `expect.poll` does not know the test among concurrent ones.
it.concurrent('an embedded PostgreSQL that dies and is stopped leaves one line each in the log, in words', async ({
  expect,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-outage-'));
  const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' });
  const start = product.said().length;
  const told = () =>
    product
      .said()
      .slice(start)
      .split('\n')
      .filter((line) => line !== '')
      // Each line is JSON: the log of a service is read by programs.
      .map((line) => JSON.parse(line) as { level: number; time: number; part: string; msg: string })
      .filter(({ msg }) => msg.startsWith('The database'))
      .map(({ level, time, part, msg }) => [typeof level, typeof time, part, msg]);
  const postmaster = () => readRunning(databaseFolder(dataDir))?.pid;
  const line = (msg: RegExp) => ['number', 'number', 'database', expect.stringMatching(msg)];
  const away = line(/^The database does not answer: [\w ]+\. Nothing can be read or saved until it does\.$/);
  const back = line(/^The database answers again after \d+ s\.$/);
  const expected: unknown[] = [];
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    // Only who has a connection notices a short outage, and at rest nobody may have one.
    await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    const killed = postmaster()!;
    process.kill(killed, signal);
    expected.push(away, back);
    await expect.poll(told, { timeout: 30_000 }).toEqual(expected);
    expect(postmaster()).not.toBe(killed);
  }
  expect(await product.end('SIGTERM')).toBe(0);
  expect(told()).toEqual(expected);
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);

it.concurrent('a command says what to do if the product that has the folder cannot start its database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-outage-'));
  const lock = await lockFolder(databaseFolder(dataDir));
  await expect(openEmbeddedBeside({ dataDir })).rejects.toThrow(
    /^Another process of Pavilion uses .+ wait a moment, and run the command again\. .+ says why; /,
  );
  lock.release();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe('one product, whose PostgreSQL stands still, is killed, and has a damaged table', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-outage-'));
  let product: ProductProcess;
  beforeAll(async () => {
    product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'production' });
  }, 120_000);
  afterAll(async () => {
    // None of it may keep the product from ending in order.
    expect(await product.end('SIGTERM')).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  it.runIf(process.platform === 'linux')(
    'a PostgreSQL that stands still makes the product not ready, without waiting for it (OPS-015)',
    async () => {
      const ready = async () => (await fetch(`${product.url}/readyz`, { signal: AbortSignal.timeout(20_000) })).status;
      expect(await ready()).toBe(200);
      const postmaster = readRunning(databaseFolder(dataDir))!.pid;
      const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
      const all = [postmaster, ...backends.map(Number)];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      try {
        expect(await ready()).toBe(503);
      } finally {
        for (const pid of all) process.kill(pid, 'SIGCONT');
      }
      await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    },
    120_000,
  );

  it('a backup made right after PostgreSQL was killed waits until the product has started it again (OPS-009)', async () => {
    const file = `${dataDir}.zip`;
    process.kill(readRunning(databaseFolder(dataDir))!.pid, 'SIGKILL');
    vi.stubEnv('DATA_DIR', dataDir);
    await backupCommand([file]);
    vi.unstubAllEnvs();
    expect(existsSync(file)).toBe(true);
    rmSync(file);
  }, 120_000);

  // Last, because the damage stays.
  it('a damaged table met in use leaves the product ready, and the log says in the message what to do (OPS-015)', async () => {
    const admin = await product.signIn();
    const command = await openEmbeddedBeside({ dataDir });
    const [{ file } = { file: '' }] = await command.query<{ file: string }>(
      `SELECT pg_relation_filepath('inspirations') AS file`,
    );
    await command.close();
    // Nobody has read this page: it is in no cache.
    appendFileSync(join(databaseFolder(dataDir), file), Buffer.alloc(8192, 7));
    const answer = await admin.documents.ask({ kind: 'fetch', query: { collection: 'inspirations' } });
    expect(answer).toMatchObject({ kind: 'failed', error: { code: 'BROKEN' } });
    const messages = () =>
      [...product.said().matchAll(/"msg":"((?:[^"\\]|\\.)*)"/g)].map(([, message]) => message).join('\n');
    await expect
      .poll(messages)
      .toMatch(/^A request could not be answered\. The database in .+ is damaged \(invalid page .+npm run restore/m);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  }, 120_000);
});

it('a statement that met an outage is not logged as slow (OPS-015)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-outage-'));
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const opened = await openEmbedded({ dataDir });
  const database = watchStatements(opened, [logSlowStatements(log, 100, opened)]);
  const ask = () =>
    database.query('SELECT pg_sleep(0.15)').then(
      () => true,
      () => false,
    );
  expect([await ask(), lines.length]).toEqual([true, 1]);
  process.kill(readRunning(databaseFolder(dataDir))!.pid, 'SIGKILL');
  await expect.poll(() => opened.wasAwaySince(performance.now()), { timeout: 20_000 }).toBe(true);
  await expect.poll(ask, { timeout: 30_000 }).toBe(true);
  expect(lines).toHaveLength(1);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 90_000);

it('jobs are said to wait while the database is away (OPS-015)', async () => {
  const app = await startApp();
  const name = new URL(app.databaseUrl).pathname.slice(1);
  const ready = async () => {
    const answer = await fetch(`${app.url}/readyz`);
    const { checks } = (await answer.json()) as { checks: Record<string, { ok: boolean; detail: string }> };
    return { status: answer.status, database: checks.database!.ok, jobs: checks.jobs };
  };
  expect(await ready()).toMatchObject({ status: 200, jobs: { ok: true, detail: 'Running.' } });
  await onTestServer(async (server) => {
    await server.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
    await server.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [name]);
  });
  expect(await ready()).toEqual({
    status: 503,
    database: false,
    jobs: { ok: false, detail: 'Waiting for the database: no job starts until it answers.' },
  });
  await onTestServer((server) => server.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`));
  await expect.poll(async () => (await ready()).status, { timeout: 30_000 }).toBe(200);
  await app.stop();
}, 90_000);
