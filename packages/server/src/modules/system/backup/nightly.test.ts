import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { notifications } from '@pavilion/domain/accounts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withData } from '../../../commands/open-data.ts';
import { type Config, readConfig } from '../../../config.ts';
import { openBackupStorage } from '../../../engines/storage/index.ts';
import type { Storage } from '../../../engines/storage/types.ts';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { startS3Server } from '../../../testing/s3-server.ts';
import { openNightlyArchive } from './nightly-archive.ts';
import { makeNightlyBackup } from './nightly-backup.ts';
import { backupName, latestBackup } from './nightly-folder.ts';
import { backUpNightly, watchBackups } from './nightly-jobs.ts';
import { restoreBackup } from './restore-backup.ts';

const patient = 120_000;
const signal = new AbortController().signal;
const about = { contentType: 'text/plain', fileName: 'a.txt' };
let folder: string;
let now = '2026-11-20T02:10:00.000Z';
const night = (day: number) => `2026-11-${`${day}`.padStart(2, '0')}T02:10:00.000Z`;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-nightly-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A product whose clock stands still, and the place of its backups. */
async function start(backup: Config['backup']): Promise<{ app: TestApp; target: Storage }> {
  const app = await startApp({ config: { backup }, clock: () => now });
  return { app, target: await openBackupStorage(app.context.config) };
}

const inFolder = async (name: string): Promise<Config['backup']> => ({
  folder: await mkdtemp(join(folder, name)),
  s3: null,
  keepDays: 2,
});

async function backUp(app: TestApp, at: string): Promise<void> {
  now = at;
  await backUpNightly.run(app.context, {}, signal);
}

const put = (app: TestApp, key: string, words: string) =>
  app.context.storage.put(key, Readable.from([Buffer.from(words)]), about);

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys.sort();
}

/** Files in an empty product after the restore of a nightly backup. */
async function restored(target: Storage, name: string, withoutDamaged = false): Promise<Record<string, string>> {
  const { url: databaseUrl, database } = await openTestDatabase();
  await database.close();
  const dataDir = await mkdtemp(join(folder, 'restored-'));
  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent' }), databaseUrl, dataDir };
  return withData(config, async ({ database: into, storage }) => {
    const open = () => openNightlyArchive(target, name, { withoutDamaged });
    const { leftOut } = await restoreBackup(open, { database: into, storage });
    const people = await into.query<{ name: string }>('SELECT name FROM auth_user');
    const files: Record<string, string> = { people: people.map((each) => each.name).join() };
    for (const key of await keysOf(storage)) files[key] = await text(await storage.read(key));
    return leftOut.length > 0 ? { ...files, leftOut: leftOut.join() } : files;
  });
}

describe('nightly backups (OPS-009)', () => {
  it('copy each file once, and each can be restored as it was, until it is too old', { timeout: patient }, async () => {
    const { app, target } = await start(await inFolder('incremental-'));
    await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
    await put(app, 'files/a.txt', 'first');
    await put(app, 'files/b.txt', 'second');
    await backUp(app, night(20));
    await app.context.storage.remove('files/b.txt');
    await put(app, 'files/c.txt', 'third');
    await backUp(app, night(21));
    const files = (await keysOf(target)).filter((key) => key.includes('/files/'));
    const [first, second] = [backupName(night(20)), backupName(night(21))];
    expect(files).toEqual([`${first}/files/files/a.txt`, `${first}/files/files/b.txt`, `${second}/files/files/c.txt`]);
    const people = 'Administrator,Ad Min';
    expect(await restored(target, first)).toEqual({ people, 'files/a.txt': 'first', 'files/b.txt': 'second' });
    expect(await restored(target, 'latest')).toEqual({ people, 'files/a.txt': 'first', 'files/c.txt': 'third' });

    // Two days later only the last two are left, with the files that they need.
    await backUp(app, night(23));
    const left = await keysOf(target);
    expect(left).not.toContain(`${first}/files/files/b.txt`);
    expect(left).not.toContain(`${first}/manifest.json`);
    expect(left).toContain(`${first}/files/files/a.txt`);
    await expect(restored(target, first)).rejects.toThrow('There is no complete backup named');
    expect(await restored(target, second)).toMatchObject({ 'files/a.txt': 'first', 'files/c.txt': 'third' });

    // What lies empty, also from an earlier version, is removed; the folders of people stay.
    const place = app.context.config.backup!.folder!;
    await mkdir(join(place, backupName(night(11)), 'files/files'), { recursive: true });
    await mkdir(join(place, '2026 folders of Pat'));
    await backUp(app, night(24));
    const folders = await readdir(place);
    expect(folders).toContain('2026 folders of Pat');
    expect(folders).toContain(first);
    expect(folders).not.toContain(backupName(night(11)));
    expect(await readdir(join(place, first))).toEqual(['files']);
    await app.stop();
  });

  it('go into a bucket as well', { timeout: patient }, async () => {
    const s3 = await startS3Server();
    const { url: endpoint, bucket, accessKey, secretKey, region } = s3;
    const place = { endpoint, bucket, accessKey, secretKey, region };
    const { app, target } = await start({ folder: null, s3: place, keepDays: 2 });
    await put(app, 'files/a.txt', 'first');
    await backUp(app, night(20));
    expect(await restored(target, 'latest')).toMatchObject({ 'files/a.txt': 'first' });
    await app.stop();
    await s3.close();
  });

  it('go on after an interruption with the files that they have', { timeout: patient }, async () => {
    const { app, target } = await start(await inFolder('interrupted-'));
    for (const name of ['a', 'b', 'c']) await put(app, `files/${name}.txt`, name);
    const { database, storage } = app.context;
    const source = { database, storage, clock: () => now, temporary: join(folder, 'temporary') };
    let reads = 0;
    const broken: Storage = {
      ...storage,
      read: (key, range) => {
        reads += 1;
        if (reads === 3) throw new Error('The disk does not answer.');
        return storage.read(key, range);
      },
    };
    now = night(20);
    await expect(makeNightlyBackup({ ...source, storage: broken }, target, 2, signal)).rejects.toThrow(
      'does not answer',
    );
    expect(await latestBackup(target)).toBeUndefined();
    const read = vi.spyOn(storage, 'read');
    now = night(21);
    const { manifest } = await makeNightlyBackup(source, target, 2, signal);
    expect(manifest.files.map(({ from }) => from).filter((from) => from === backupName(night(20)))).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
    expect(await restored(target, 'latest')).toMatchObject({
      'files/a.txt': 'a',
      'files/b.txt': 'b',
      'files/c.txt': 'c',
    });
    await app.stop();
  });

  it('leave alone what else is in their folder, and refuse a changed byte', { timeout: patient }, async () => {
    const place = await inFolder('changed-');
    const { app, target } = await start(place);
    await writeFile(join(place!.folder!, '0 read me.txt'), 'Ask Pat for the key of the safe.');
    await put(app, 'files/a.txt', 'first');
    await backUp(app, night(20));
    await backUp(app, night(25));
    expect(await readdir(place!.folder!)).toContain('0 read me.txt');
    await writeFile(join(place!.folder!, backupName(night(20)), 'files/files/a.txt'), 'fi1st');
    await expect(restored(target, 'latest')).rejects.toThrow('files/files/a.txt has changed since it was saved');
    await app.stop();
  });

  it('mend damaged files of earlier ones from the store, and say so', { timeout: patient }, async () => {
    const place = await inFolder('mended-');
    const { app, target } = await start(place);
    const admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
    const health = async () => (await admin.call.system.health({})).checks.find(({ name }) => name === 'Backups');
    for (const name of ['a', 'b', 'c']) await put(app, `files/${name}.txt`, `first ${name}`);
    await backUp(app, night(20));
    const first = backupName(night(20));
    const copyOf = (name: string) => join(place!.folder!, first, `files/files/${name}.txt`);
    await writeFile(copyOf('a'), 'fi1st a');
    await rm(copyOf('b'));
    await writeFile(copyOf('c'), 'fir');
    await backUp(app, night(21));
    const whole = { 'files/a.txt': 'first a', 'files/b.txt': 'first b', 'files/c.txt': 'first c' };
    for (const name of [first, 'latest']) expect(await restored(target, name)).toMatchObject(whole);
    const mended = 'The last one is of 21/11/2026, 2:10 am. 3 files of earlier backups were damaged and copied again.';
    expect(await health()).toMatchObject({ ok: true, detail: mended });
    for (const _again of [1, 2]) await watchBackups.run(app.context, {}, signal);
    expect(await admin.documents.fetch(notifications, { where: { kind: 'backupLate' } })).toMatchObject([
      { title: 'Files in the nightly backups were damaged', body: mended },
    ]);

    // The store's own copy is damaged too: nothing replaces the other one, and a restore goes on only if it is told to.
    for (const path of [copyOf('a'), join(app.context.config.dataDir, 'files/files/a.txt')])
      await writeFile(path, 'fi2st a');
    await backUp(app, night(22));
    expect(await health()).toMatchObject({
      ok: false,
      detail: expect.stringContaining('1 file is damaged in the backups and in the store: files/a.txt. A restore'),
    });
    const metrics = async () => (await fetch(`${app.url}/metrics`)).text();
    expect(await metrics()).toContain('pavilion_backup_files_damaged 1');
    await expect(restored(target, 'latest')).rejects.toThrow('add --without-damaged');
    const { leftOut, ...files } = await restored(target, 'latest', true);
    expect(leftOut).toBe('files/a.txt has changed since it was saved');
    expect(Object.keys(files)).toEqual(['people', 'files/b.txt', 'files/c.txt']);

    // Once the store has it again, so have the backups.
    await put(app, 'files/a.txt', 'first a');
    await backUp(app, night(23));
    expect(await restored(target, 'latest')).toMatchObject(whole);
    expect(await health()).toMatchObject({ ok: true });
    await app.stop();
  });

  it('read all files of earlier ones in fourteen nights', {
    timeout: patient,
  }, async () => {
    const { app, target } = await start(await inFolder('in-turn-'));
    const place = app.context.config.backup!.folder!;
    const names = Array.from({ length: 28 }, (_, at) => `${at}`.padStart(2, '0'));
    for (const name of names) await put(app, `files/${name}.txt`, `first ${name}`);
    const { database, storage } = app.context;
    const source = { database, storage, clock: () => now, temporary: join(folder, 'temporary') };
    now = night(1);
    const from = backupName(night(1));
    await makeNightlyBackup(source, target, 99, signal);
    const copyOf = (name: string) => join(place, from, `files/files/${name}.txt`);
    await writeFile(copyOf('27'), 'fi1st 27');
    let found = 0;
    const read = new Set<string>();
    const watched: Storage = {
      ...target,
      read: (key, range) => {
        if (key.startsWith(`${from}/files/`)) read.add(key);
        return target.read(key, range);
      },
    };
    for (let day = 2; day <= 15; day += 1) {
      now = night(day);
      const readBefore = read.size;
      const { mended } = await makeNightlyBackup(source, watched, 99, signal);
      expect([day, read.size - readBefore]).toEqual([day, 2]);
      found += mended.length;
    }
    expect([read.size, found]).toEqual([28, 1]);
    expect(await readFile(copyOf('27'), 'utf8')).toBe('first 27');
    await app.stop();
  });

  it('are restored whatever happened to files that were set aside', { timeout: patient }, async () => {
    const place = await inFolder('aside-');
    const { app, target } = await start(place);
    await put(app, 'files/a.txt', 'first');
    await put(app, 'set-aside/2026-11-19/files/b.txt', 'stray');
    await backUp(app, night(20));
    await writeFile(join(place!.folder!, backupName(night(20)), 'files/set-aside/2026-11-19/files/b.txt'), 'strxy');
    expect(await restored(target, 'latest')).toMatchObject({
      'files/a.txt': 'first',
      leftOut: 'set-aside/2026-11-19/files/b.txt has changed since it was saved',
    });
    await app.stop();
  });

  it('are missed by administrators after two days, once a day', { timeout: patient }, async () => {
    const { app } = await start(await inFolder('late-'));
    const admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
    const editor = await app.addPerson({ name: 'Ed Itor', roles: ['production_access'] });
    const told = () => admin.documents.fetch(notifications, { where: { kind: 'backupLate' } });
    const health = async () => (await admin.call.system.health({})).checks.find(({ name }) => name === 'Backups');
    now = night(20);
    await watchBackups.run(app.context, {}, signal);
    // Neither a tick nor a fault.
    const detail = 'No backup yet. The first one is made tonight.';
    expect(await health()).toEqual({ name: 'Backups', ok: true, off: true, detail });
    await backUp(app, night(20));
    now = night(22);
    await watchBackups.run(app.context, {}, signal);
    expect(await told()).toEqual([]);
    now = '2026-11-22T09:00:00.000Z';
    for (const _again of [1, 2]) await watchBackups.run(app.context, {}, signal);
    expect(await told()).toMatchObject([
      { title: 'The nightly backup is late', body: 'The last one is of 20/11/2026, 2:10 am.' },
    ]);
    expect(await health()).toMatchObject({ ok: false });
    expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('pavilion_backup_late 1');
    expect(await editor.documents.fetch(notifications, { where: { kind: 'backupLate' } })).toEqual([]);
    await app.stop();
  });
});
