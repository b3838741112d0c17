import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { databaseFolder, hasDatabase } from '../database-folder.ts';
import { openEmbedded } from '../open-embedded.ts';

const root = mkdtempSync(join(tmpdir(), 'pavilion-new-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function opened(name: string) {
  const dataDir = join(root, name);
  const database = await openEmbedded({ dataDir });
  await database.script('CREATE TABLE t (a int)');
  return { dataDir, database };
}

const rows = (dataDir: string) =>
  openEmbedded({ dataDir }).then(async (database) => {
    const found = await database.query<{ a: number }>('SELECT a FROM t ORDER BY a');
    await database.close();
    return found.map(({ a }) => a);
  });

it('goes on from each state that a killed first start leaves', async () => {
  const { dataDir, database } = await opened('half-made');
  await database.query('INSERT INTO t VALUES (1)');
  await database.close();
  const folder = databaseFolder(dataDir);
  const moved = (part: string, names: readonly string[]) => {
    mkdirSync(join(folder, part));
    for (const name of names) renameSync(join(folder, name), join(folder, part, name));
  };
  const whole = readdirSync(folder);
  // Complete, and not yet moved up; a half of it moved up; all of it.
  moved('made-1-1', whole);
  expect(hasDatabase(dataDir)).toBe(false);
  expect(await rows(dataDir)).toEqual([1]);
  moved('made-1-1', ['PG_VERSION', 'base', 'global']);
  expect(await rows(dataDir)).toEqual([1]);
  mkdirSync(join(folder, 'made-1-1'));
  expect(await rows(dataDir)).toEqual([1]);
  expect(readdirSync(folder).sort()).toEqual(whole.sort());
  // Not complete.
  const left = join(folder, 'making-1-1');
  moved('making-1-1', whole.slice(0, 9));
  for (const name of whole.slice(9)) rmSync(join(folder, name), { recursive: true });
  expect(hasDatabase(dataDir)).toBe(false);
  const again = await openEmbedded({ dataDir });
  expect(await again.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await again.close();
  expect(existsSync(left)).toBe(false);
}, 60_000);

it('takes a database that somebody has put beside what a killed first start has left, or on a disk of its own', async () => {
  const { dataDir, database } = await opened('brought');
  await database.query('INSERT INTO t VALUES (1)');
  await database.close();
  const other = join(root, 'killed-first');
  for (const part of ['making-2-2', 'lost+found'])
    mkdirSync(join(databaseFolder(other), part), { recursive: true, mode: 0o700 });
  writeFileSync(join(databaseFolder(other), 'making-2-2', 'PG_VERSION'), '18\n');
  expect(hasDatabase(other)).toBe(false);
  cpSync(databaseFolder(dataDir), databaseFolder(other), { recursive: true });
  expect(await rows(other)).toEqual([1]);
  const empty = join(root, 'new-disk');
  mkdirSync(join(databaseFolder(empty), 'lost+found'), { recursive: true });
  await (await openEmbedded({ dataDir: empty })).close();
  expect(readdirSync(databaseFolder(empty))).toContain('lost+found');
}, 60_000);

it('leaves all as it is where an earlier version has marked a database as unfinished, and says what to do', async () => {
  const { dataDir, database } = await opened('marked');
  await database.close();
  const mark = `${databaseFolder(dataDir)}.unfinished`;
  writeFileSync(mark, '');
  await expect(openEmbedded({ dataDir })).rejects.toThrow(
    'If that database was used since, remove this file alone. If it was not, remove',
  );
  rmSync(mark);
  expect(await rows(dataDir)).toEqual([]);
}, 60_000);

it('connects whatever the variables of PostgreSQL demand of other servers', async () => {
  vi.stubEnv('PGSSLMODE', 'require');
  vi.stubEnv('PGHOST', '127.0.0.1');
  vi.stubEnv('PGPORT', '1');
  vi.stubEnv('PGUSER', 'somebody');
  vi.stubEnv('PGDATABASE', 'elsewhere');
  const { database } = await opened('variables');
  expect(await database.query('SELECT current_user AS who')).toEqual([{ who: 'postgres' }]);
  await database.close();
  vi.unstubAllEnvs();
}, 60_000);
