import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedJobs } from '@pavilion/domain/system';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobs } from './modules.ts';
import { startApp, type TestApp } from './testing/app.ts';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'pavilion-backups-'));
beforeAll(async () => {
  app = await startApp({ config: { backup: { folder, s3: null, keepDays: 2 } } });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

async function metrics(): Promise<string> {
  const answer = await fetch(`${app.url}/metrics`);
  expect(answer.status).toBe(200);
  return answer.text();
}

const namesIn = (text: string) => [...new Set(text.match(/\bpavilion_[a-z0-9_]+/g))].sort();

it('each metric of the dashboard and of the alert rules is one that the server prints (OPS-015)', async () => {
  const admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
  await admin.call.integrity.check({});
  await app.jobsDone();
  // Nothing takes up these two any more.
  await app.jobs.stop(1);
  const { store, database } = app.context;
  for (const key of ['waits', 'fails'])
    await store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.enqueue({ name: 'checkIntegrity' }, { minutes: 0 }, { key }),
    );
  await database.query(`UPDATE pgboss.job SET state = 'failed' WHERE singleton_key = 'fails'`);

  const backUp = jobs.find(({ name }) => name === 'backUpNightly')!;
  await backUp.run(app.context, {}, new AbortController().signal);
  const text = await metrics();
  const printed = new Set([...text.matchAll(/^(\w+)(?:\{.*\})? [\d.e+-]+$/gm)].map(([, name]) => name));
  for (const file of ['deploy/grafana-dashboard.json', 'deploy/prometheus-alerts.yaml']) {
    const named = namesIn(readFileSync(file, 'utf8'));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !printed.has(name))).toEqual([]);
  }
  expect(text).toContain('pavilion_jobs_waiting{kind="checkIntegrity"} 1');
  expect(text).toContain('pavilion_jobs_failed{kind="checkIntegrity"} 1');
  expect(text).toMatch(/pavilion_jobs_oldest_seconds\{kind="checkIntegrity"\} \d/);
  expect(text).toContain('pavilion_integrity_findings{kind="missing"} 0');

  const { checks } = await admin.call.system.health({});
  const detailOf = (name: string) => checks.find((check) => check.name === name)?.detail;
  expect(detailOf('Queues')).toBe(
    '1 job waits, the oldest (checking files and counters) for less than a minute. 1 job has failed.',
  );
  expect(detailOf('Sockets')).toMatch(/^\d+ sockets? open to this process\.$/);
  expect(detailOf('Memory')).toMatch(/^This process uses \d+ (MB|GB); \d[\d,]* (MB|GB) are free\.$/);
  expect(detailOf('Stored files')).toBe('None is missing or changed.');
  // What is not set up has no tick.
  expect(checks.filter(({ off }) => off).map(({ name }) => name)).toEqual(['E-mail', 'Chat', 'Webhooks']);
  expect(text).toContain('pavilion_backup_late 0');
  expect(text).toContain('pavilion_backup_files_damaged 0');
});

it('a process that is not ready says so to monitoring too (OPS-015)', async () => {
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect(await metrics()).toContain('pavilion_ready 1');
  const spy = vi.spyOn(app.context.storage, 'free').mockRejectedValue(new Error('The disk is away.'));
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
  expect(await metrics()).toContain('pavilion_ready 0');
  spy.mockRestore();
});

it('the alert rules name jobs that there are (OPS-009 OPS-010 OPS-015)', () => {
  const rules = readFileSync('deploy/prometheus-alerts.yaml', 'utf8');
  const kinds = [...rules.matchAll(/pavilion_jobs_\w+\{kind=~"([^"]+)"\}/g)].flatMap(([, names = '']) =>
    names.split('|'),
  );
  expect(kinds).toEqual(expect.arrayContaining(['backUpNightly', 'checkIntegrity']));
  const known = jobs.map(({ name }) => name);
  expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
});

it('metrics of a server whose database is away leave out what they cannot know (OPS-015)', async () => {
  const { database, store } = app.context;
  const away = () => Promise.reject(new Error('The database is away.'));
  const spies = [vi.spyOn(database, 'query').mockImplementation(away), vi.spyOn(store, 'get').mockImplementation(away)];
  const text = await metrics();
  for (const spy of spies) spy.mockRestore();
  expect(text).toContain('pavilion_live_sockets');
  for (const name of ['pavilion_jobs_waiting', 'pavilion_integrity_findings'])
    expect(text).not.toMatch(new RegExp(`^${name}[{ ]`, 'm'));
});

it('each job has a name in plain English (OPS-015)', () => {
  expect(namedJobs).toEqual(jobs.map(({ name }) => name).sort());
});
