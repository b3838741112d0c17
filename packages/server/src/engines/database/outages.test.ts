import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DatabaseAway } from '../../database-away.ts';
import { createReports } from '../../reports.ts';
import { onTestServer, openTestDatabase } from '../../testing/database.ts';
import { startProductProcess } from '../../testing/product-process.ts';
import { readRunning } from './embedded/orphan.ts';
import { databaseFolder } from './open-embedded.ts';
import { openPostgres } from './postgres.ts';

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

it('an embedded PostgreSQL that dies and is stopped leaves one line each in the log, in words', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-outage-'));
  const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const start = product.said().length;
  const lines = () =>
    product
      .said()
      .slice(start)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (line.startsWith('{') ? (JSON.parse(line) as { msg: string }).msg : line));
  const postmaster = () => readRunning(databaseFolder(dataDir))?.pid;
  const backs = () => lines().filter((line) => line.startsWith('The database answers again')).length;
  for (const times of [1, 2]) {
    const killed = postmaster()!;
    process.kill(killed, times === 1 ? 'SIGKILL' : 'SIGINT');
    await expect.poll(backs, { timeout: 20_000 }).toBe(times);
    expect(postmaster()).not.toBe(killed);
  }
  expect(await product.end('SIGTERM')).toBe(0);
  const away = expect.stringMatching(
    /^The database does not answer: [\w ]+\. Nothing can be read or saved until it does\.$/,
  );
  const back = expect.stringMatching(/^The database answers again after \d+ s\.$/);
  expect(lines().slice(lines().findIndex((line) => line.startsWith('The database')))).toEqual([
    away,
    back,
    away,
    back,
    'Stopping: no new requests, running work is finished or handed back.',
  ]);
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);
