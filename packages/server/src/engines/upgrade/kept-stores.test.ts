import { rm } from 'node:fs/promises';
import { config as settings } from '@pavilion/domain';
import { archiveEvents, matches } from '@pavilion/domain/archive';
import { billings } from '@pavilion/domain/billing';
import { files } from '@pavilion/domain/files';
import { graphics } from '@pavilion/domain/graphics';
import { collections } from '@pavilion/domain/library';
import { shifts } from '@pavilion/domain/planner';
import { briefs, deliverables } from '@pavilion/domain/production';
import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { cookieOf } from '../../testing/app.ts';
import { dropDatabase, openTestDatabase } from '../../testing/database.ts';
import { dumpSql } from '../../testing/kept-stores/dump-sql.ts';
import { keptStores, openKept } from '../../testing/kept-stores/open-kept.ts';
import { administrator, editor } from '../../testing/kept-stores/work-in-store.ts';
import { createPerson, type Person } from '../../testing/person.ts';
import { openPostgres } from '../database/index.ts';
import type { Database } from '../database/types.ts';
import { storeLevel, storeSteps } from './steps.ts';
import { UpgradeFailed, upgradeStore } from './upgrade-store.ts';

const patient = 120_000;

async function signIn(url: string, { email, password }: typeof administrator): Promise<Person> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  return createPerson(url, { id: email, email, cookie: cookieOf(answer) });
}

/** Indexes, columns, functions and triggers of all tables, but not their order. */
async function structureOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ line: string }>(
    `SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
       FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t WHERE NOT tgisinternal`,
  );
  return rows.map(({ line }) => line).sort();
}

it('there is a kept store of a version (OPS-008)', () => expect(keptStores.length).toBeGreaterThan(0));

it.each(keptStores)(
  'the store kept from %s stays as it was when a step fails, and opens with all that was made in it (OPS-008)',
  async (name) => {
    const { database, url: databaseUrl, dataDir, kept } = await openKept(name);
    const before = await dumpSql(database);
    const fault = { number: storeLevel + 1, says: 'A fault', kind: 'tables' as const };
    const broken = { ...fault, run: () => Promise.reject(new Error('The fault of a test.')) };
    await expect(upgradeStore(database, { steps: [...storeSteps, broken] })).rejects.toThrow(UpgradeFailed);
    expect(await dumpSql(database)).toBe(before);
    await database.close();

    const config = readConfig({
      PORT: '0',
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
    });
    const app = await createApp(config, { schedule: false });
    const ed = await signIn(app.url, editor);
    expect(await ed.documents.get(briefs, kept.brief)).toMatchObject({ title: 'Ashes Trailer', status: 'Submitted' });
    expect(await ed.documents.get(deliverables, kept.deliverable)).toMatchObject({
      title: 'Opening Film',
      state: 'signed',
      collectionFolders: { [kept.collection]: '' },
    });
    expect((await ed.fetch(`/api/files/${kept.film}/original`)).status).toBe(200);
    const query = { match: { title: { query: 'opning', fuzziness: 'AUTO' } } };
    const found = await ed.call.search({ index: 'deliverables', body: { query } });
    expect(found.hits.hits.map(({ _id }) => _id)).toEqual([kept.deliverable]);
    await ed.documents.patch(briefs, kept.brief, { description: 'Written after the upgrade.' });
    expect(await ed.documents.get(briefs, kept.brief)).toMatchObject({ description: 'Written after the upgrade.' });

    const admin = await signIn(app.url, administrator);
    expect((await admin.documents.fetch(settings))[0]?.brand).toContain(kept.brand);
    expect(await admin.documents.get(collections, kept.collection)).toMatchObject({
      name: 'Ashes Films',
      owners: [expect.any(String)],
    });
    expect(await admin.documents.get(shifts, kept.shift)).toMatchObject({ days: 2, billing: kept.billing });
    expect(await admin.documents.get(billings, kept.billing)).toMatchObject({
      dayRate: 350.5,
      totalCost: expect.any(Number),
    });
    expect(await admin.documents.get(matches, kept.match)).toMatchObject({ film: true });
    expect(
      (await admin.documents.fetch(archiveEvents, { where: { match: kept.match, source: 'feed' } })).length,
    ).toBeGreaterThan(20);
    expect(await admin.documents.get(files, kept.clip)).toMatchObject({ what: 'match-clip' });
    expect((await admin.fetch(`/api/files/${kept.clip}/original`)).status).toBe(200);
    if (kept.graphic)
      expect(await admin.documents.get(graphics, kept.graphic)).toMatchObject({ template: kept.template });
    if (kept.token) {
      const answer = await fetch(`${app.url}/api/documents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${kept.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ request: 1, kind: 'fetchById', collection: briefs.name, id: kept.brief }),
      });
      expect(answer.status).toBe(200);
    }
    await app.close(1);

    const upgraded = await openPostgres(databaseUrl);
    const fresh = await openTestDatabase();
    await upgradeStore(fresh.database);
    const own = (lines: string[]) => lines.filter((line) => !/prepared_by/.test(line));
    expect(own(await structureOf(upgraded))).toEqual(own(await structureOf(fresh.database)));
    const steps = await upgraded.query('SELECT number FROM upgrade_steps ORDER BY number');
    expect(steps).toEqual(storeSteps.map(({ number }) => ({ number })));
    await upgraded.close();
    await fresh.database.close();
    for (const each of [databaseUrl, fresh.url]) await dropDatabase(each);
    await rm(dataDir, { recursive: true, force: true });
  },
  patient,
);
