import { documentTypes } from '@pavilion/domain';
import { briefs } from '@pavilion/domain/production';
import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { documentSteps } from '../../modules.ts';
import { startApp } from '../../testing/app.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { dumpSql } from '../../testing/kept-stores/dump-sql.ts';
import { version } from '../../version.ts';
import { openPostgres } from '../database/index.ts';
import { createStore } from '../store/index.ts';
import { migrate } from '../store/migrate.ts';
import { storeLevel, storeSteps } from './steps.ts';
import type { Step } from './types.ts';
import { upgradeStore } from './upgrade-store.ts';

const next = storeLevel + 1;
const system = { kind: 'system', name: 'test' } as const;
const sentence =
  'Pavilion is being upgraded, and this server is of the former version. Nothing was saved: try again soon.';

it('are numbered without a gap, and each upgrade of a shape and each work on documents has its step (OPS-008)', () => {
  expect(storeSteps.map(({ number }) => number)).toEqual(storeSteps.map((_, index) => index + 1));
  const shapes = Object.values(documentTypes).flatMap(({ name, upgrades = [] }) =>
    upgrades.map((_, index) => `${name} ${index + 1}`),
  );
  const lifted = storeSteps.flatMap((step) => (step.kind === 'shape' ? [`${step.type.name} ${step.to}`] : []));
  expect(lifted.sort()).toEqual(shapes.sort());
  const named = storeSteps.flatMap((step) => (step.kind === 'documents' ? [step.name] : []));
  expect(named.sort()).toEqual(Object.keys(documentSteps).sort());
});

describeOnDatabase('an upgrade', (open) => {
  it('gives a new store all steps with the version, and can be repeated without a change (OPS-008)', async () => {
    const { database } = await open();
    await upgradeStore(database);
    const steps = await database.query('SELECT number, says, version FROM upgrade_steps ORDER BY number');
    expect(steps).toEqual(storeSteps.map(({ number, says }) => ({ number, says, version })));
    const made = await dumpSql(database);
    await upgradeStore(database);
    expect(await dumpSql(database)).toBe(made);
    // As after the restore of a backup from before the steps were numbered.
    await database.query('DELETE FROM upgrade_steps');
    await upgradeStore(database);
    const numbers = await database.query<{ number: number }>('SELECT number FROM upgrade_steps');
    expect(numbers).toHaveLength(storeSteps.filter(({ kind }) => kind !== 'documents').length);
    const withoutSteps = (text: string) => text.replace(/INSERT INTO "public"."upgrade_steps"[^;]*;/, '');
    expect(withoutSteps(await dumpSql(database))).toBe(withoutSteps(made));
  });

  it('runs once when two processes start at once: the other waits (OPS-008)', async () => {
    const { database, url } = await open();
    const other = await openPostgres(url);
    await upgradeStore(database);
    let runs = 0;
    const step: Step = {
      number: next,
      says: 'Two at once',
      kind: 'tables',
      run: async (sql) => {
        runs += 1;
        await sql.query('CREATE TABLE made_once (id text)');
        await sql.query('SELECT pg_sleep(0.3)');
      },
    };
    await Promise.all([database, other].map((each) => upgradeStore(each, { steps: [...storeSteps, step] })));
    expect(runs).toBe(1);
    await other.close();
  });

  it('starts two whole products at once on an empty database (OPS-008)', { timeout: 120_000 }, async () => {
    const { url } = await open();
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: url, DATA_DIR: '/tmp/pavilion-two' });
    const apps = await Promise.all([1, 2].map(() => createApp(config, { schedule: false })));
    for (const { url: address } of apps) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    for (const app of apps) await app.close(1);
  });

  it('that fails leaves all as it was, names its step and says what to do; the next start succeeds without the fault (OPS-008)', async () => {
    const { database } = await open();
    await upgradeStore(database);
    await database.query(`UPDATE upgrade_steps SET version = '0.0.9'`);
    const before = await dumpSql(database);
    let isBroken = true;
    const steps: readonly Step[] = [
      ...storeSteps,
      {
        number: next,
        says: 'A fine step',
        kind: 'tables',
        run: async (sql) => void (await sql.query('CREATE TABLE fine ()')),
      },
      {
        number: next + 1,
        says: 'A step with a fault',
        kind: 'tables',
        run: async (sql) => void (await sql.query(isBroken ? 'SELECT * FROM nowhere' : 'CREATE TABLE mended ()')),
      },
    ];
    await expect(upgradeStore(database, { steps })).rejects.toThrow(
      `The upgrade to version ${version} failed at step ${next + 1}, “A step with a fault”: relation "nowhere" does not exist. Nothing was changed and nothing needs to be restored: start version 0.0.9 again, and report this sentence.`,
    );
    expect(await dumpSql(database)).toBe(before);
    isBroken = false;
    await upgradeStore(database, { steps });
    expect(await database.query('SELECT FROM fine, mended')).toEqual([]);
    await expect(upgradeStore(database)).rejects.toThrow(
      `This data belongs to a newer version of Pavilion, ${version}: it is at upgrade step ${next + 1}, and this version knows ${storeLevel}. Start the newer version, or restore a backup that this one has made.`,
    );
  });

  it('lets no write of an older process through, not even one that began before it (OPS-008)', async () => {
    const { database } = await open();
    await migrate(database, [briefs]);
    const store = await createStore({ database, documents: [briefs], policies: () => undefined, level: 1 });
    const save = (title: string, wait?: Promise<unknown>) =>
      store.transaction(system, async (tx) => {
        await tx.insert(briefs, { title });
        await wait;
      });
    await save('Before');
    let goOn = (): void => undefined;
    const begun = save('During', new Promise<void>((resolve) => (goOn = resolve)));
    await database.query('UPDATE log_head SET level = 2');
    goOn();
    await expect(begun).rejects.toMatchObject({ code: 'PV001' });
    await expect(save('After')).rejects.toMatchObject({ code: 'PV001' });
    expect(await store.find(briefs, {})).toMatchObject([{ title: 'Before' }]);
    await store.close();
  });
});

it('makes a running process of an older version save nothing, take no uploads or sign-ins, run no jobs, and say so (OPS-008)', async () => {
  const app = await startApp();
  const admin = await app.addPerson({
    name: 'Ad Min',
    roles: ['user_admin', 'production_access', 'production_drafts', 'production_feedback', 'production_admin'],
  });
  const { id } = await admin.documents.insert(briefs, { title: 'Before' });
  const newer = await openPostgres(app.databaseUrl);
  const step: Step = { number: next, says: 'Newer', kind: 'tables', run: async () => undefined };
  await upgradeStore(newer, { steps: [...storeSteps, step] });
  await newer.close();
  await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status).toBe(503);
  const refused = { code: 'OUTDATED', message: sentence };
  await expect(admin.documents.insert(briefs, { title: 'After' })).rejects.toMatchObject(refused);
  await expect(admin.documents.patch(briefs, id, { title: 'After' })).rejects.toMatchObject(refused);
  await expect(admin.call.production.submitBrief({ id })).rejects.toMatchObject(refused);
  const upload = await admin.fetch('/api/uploads', { method: 'POST' });
  expect([upload.status, await upload.json()]).toMatchObject([503, refused]);
  expect((await app.signInAs(admin.email, 'a long enough password')).status).toBe(503);
  expect(await admin.documents.get(briefs, id)).toMatchObject({ title: 'Before' });
  const { checks } = (await (await fetch(`${app.url}/readyz`)).json()) as {
    checks: Record<string, { detail: string }>;
  };
  expect(checks.version?.detail).toBe(
    `A newer version has upgraded the data. This process (${version}) saves nothing: start the newer version.`,
  );
  await app.stop();
});
