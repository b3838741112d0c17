import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openArchive } from '../../modules/system/backup/archive.ts';
import { restoreBackup } from '../../modules/system/backup/restore-backup.ts';
import { startApp } from '../../testing/app.ts';
import { dropDatabase, openTestDatabase } from '../../testing/database.ts';
import { version } from '../../version.ts';
import { runDocumentSteps } from './document-steps.ts';
import { storeLevel, storeSteps } from './steps.ts';

it('a step through documents that fails says what to do, and the next start continues with it and the rest (OPS-008)', async () => {
  const app = await startApp();
  const { database } = app.context;
  await database.query('DELETE FROM upgrade_steps WHERE number IN (9, 10, 11)');
  const ran: string[] = [];
  let isBroken = true;
  const work = {
    fillPeople: async () => void ran.push('people'),
    async countOldBillings() {
      if (isBroken) throw new Error('The database does not answer.');
      ran.push('billings');
    },
    markOldFilm: async () => void ran.push('film'),
  };
  await expect(runDocumentSteps(app.context, work)).rejects.toThrow(
    `The upgrade to version ${version} was interrupted at step 10, “Total costs of billings”: The database does not answer. No data is lost and nothing needs to be restored: start this version again, and it continues; report this sentence if it stops here again.`,
  );
  expect(ran).toEqual(['people']);
  isBroken = false;
  // Two processes that start at once.
  await Promise.all([1, 2].map(() => runDocumentSteps(app.context, work)));
  expect(ran).toEqual(['people', 'billings', 'film']);
  const steps = await database.query('SELECT number FROM upgrade_steps');
  expect(steps).toHaveLength(storeSteps.length);
  await app.stop();
});

it('a backup of a newer version is refused by the restore, which leaves the database empty (OPS-008)', async () => {
  const app = await startApp();
  const admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
  await app.context.database.query('UPDATE log_head SET level = $1', [storeLevel + 1]);
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-newer-'));
  const path = join(folder, 'newer.zip');
  await writeFile(path, Buffer.from(await (await admin.fetch('/api/system/backup')).arrayBuffer()));
  const { database, url } = await openTestDatabase();
  const restored = restoreBackup(() => openArchive(path), { database, storage: app.context.storage });
  await expect(restored).rejects.toThrow(
    `it is at upgrade step ${storeLevel + 1}, and this version knows ${storeLevel}`,
  );
  expect(await database.query('SELECT FROM users')).toEqual([]);
  await database.close();
  await dropDatabase(url);
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});
