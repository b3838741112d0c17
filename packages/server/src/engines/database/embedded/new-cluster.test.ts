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
  moved('made-1-1795000000001', whole);
  expect(hasDatabase(dataDir)).toBe(false);
  expect(await rows(dataDir)).toEqual([1]);
  moved('made-1-1795000000001', ['PG_VERSION', 'base', 'global']);
  expect(await rows(dataDir)).toEqual([1]);
  mkdirSync(join(folder, 'made-1-1795000000001'));
  expect(await rows(dataDir)).toEqual([1]);
  expect(readdirSync(folder).sort()).toEqual(whole.sort());
  // Not complete.
  const left = join(folder, 'making-1-1795000000001');
  moved('making-1-1795000000001', whole.slice(0, 9));
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
  for (const part of ['making-2-1795000000002', 'lost+found'])
    mkdirSync(join(databaseFolder(other), part), { recursive: true, mode: 0o700 });
  writeFileSync(join(databaseFolder(other), 'making-2-1795000000002', 'PG_VERSION'), '18\n');
  expect(hasDatabase(other)).toBe(false);
  // Of a copy that is not complete nothing is taken.
  const half = join(root, 'half-copied');
  mkdirSync(join(databaseFolder(half), 'made-2-1795000000002', 'base'), { recursive: true, mode: 0o700 });
  cpSync(join(databaseFolder(dataDir), 'base'), join(databaseFolder(half), 'base'), { recursive: true });
  await expect(openEmbedded({ dataDir: half })).rejects.toThrow('If you are copying one there, complete that;');
  // What the killed start left is complete or not, and others have folders of such names.
  for (const target of [other, half]) {
    cpSync(databaseFolder(dataDir), databaseFolder(target), { recursive: true });
    mkdirSync(join(databaseFolder(target), 'made-by-me'));
    expect(hasDatabase(target)).toBe(true);
    expect(await rows(target)).toEqual([1]);
    expect(readdirSync(databaseFolder(target)).filter((name) => name.startsWith('ma'))).toEqual(['made-by-me']);
  }
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
  vi.stubEnv('PGSSLNEGOTIATION', 'direct');
  vi.stubEnv('PGOPTIONS', '-c search_path=information_schema -c statement_timeout=1');
  vi.stubEnv('PGHOST', '127.0.0.1');
  vi.stubEnv('PGPORT', '1');
  vi.stubEnv('PGUSER', 'somebody');
  vi.stubEnv('PGDATABASE', 'elsewhere');
  const { database } = await opened('variables');
  expect(await database.query('SELECT current_user AS who')).toEqual([{ who: 'postgres' }]);
  await database.close();
  vi.unstubAllEnvs();
}, 60_000);
