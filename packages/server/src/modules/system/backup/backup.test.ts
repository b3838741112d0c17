import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outbox, users } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { briefs, deliverables } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type App, createApp } from '../../../app.ts';
import { backupCommand } from '../../../commands/backup-command.ts';
import { withData } from '../../../commands/open-data.ts';
import { restoreCommand } from '../../../commands/restore-command.ts';
import { type Config, readConfig } from '../../../config.ts';
import { tokenOf } from '../../../engines/auth/one-time-link.ts';
import type { Database } from '../../../engines/database/index.ts';
import { cookieOf, startApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { createPerson, type Person } from '../../../testing/person.ts';
import { startS3Server } from '../../../testing/s3-server.ts';
import { appCode } from '../../../testing/totp.ts';
import { addBrief, addDeliverable } from '../../../testing/upload-stage.ts';
import { bytesLike, upload } from '../../../testing/uploads.ts';
import { openArchive } from './archive.ts';
import { dumpTables } from './dump-tables.ts';
import { restoreBackup } from './restore-backup.ts';

/** Starts whole products, one after the other. */
const patient = 180_000;
const password = 'a long enough password';
/** Unicode line separators, quotes and numbers that lose digits in JavaScript. */
const awkward = 'Ashes \u2028 "Ø" 🏏 \\n';
const bytes = Buffer.concat([bytesLike.png(), randomBytes(3_000)]);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fill(app: TestApp) {
  const admin = await app.addPerson({ name: 'Ad Min', email: 'admin@example.org', roles: ['user_admin'] });
  const editor = await app.addPerson({
    name: 'Ed Itor',
    email: 'ed@example.org',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
  const brief = await addBrief(app, { title: awkward });
  const deliverable = await addDeliverable(app, { title: 'Trailer of the tour', type: 'Image', production: brief.id });
  const gone = await addDeliverable(app, { title: 'Teaser', production: brief.id });
  const sent = await upload(editor, { what: 'deliverable', delID: deliverable.id }, 'still.png', bytes);
  expect(sent.refused).toBeUndefined();
  await editor.call.production.deleteDeliverables({ ids: [gone.id] });
  await admin.call.accounts.resendInvitation({ id: editor.id });
  await admin.documents.insert(users, { name: 'Ne W', email: 'new@example.org' });
  await app.jobsDone();
  const [invitation] = await app.context.store.find(outbox, { where: { to: 'ed@example.org' } });
  const token = tokenOf(invitation!.link!);
  expect(await admin.call.accounts.readLink({ token })).toMatchObject({ kind: 'password' });
  return { token, admin, editor, brief: brief.id, deliverable: deliverable.id, gone: gone.id, file: sent.id };
}

/** Sets up an authenticator app, as the dialog under My Account does. */
async function addFactor(person: Person): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await person.fetch(`/api/auth/two-factor/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { totpURI: string };
  };
  const { totpURI } = await post('enable', { password });
  await post('verify-totp', { code: appCode(totpURI) });
}

async function download(person: Person, name: string): Promise<string> {
  const path = join(folder, name);
  const answer = await person.fetch('/api/system/backup');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  return path;
}

/** The rows of each table, sorted: in which order a database gives them is up to it. */
async function textOf(database: Database): Promise<Record<string, string[]>> {
  const dumped = await mkdtemp(join(folder, 'dump-'));
  const { tables } = await dumpTables(database, dumped);
  const rowsOf = async (name: string) => (await readFile(join(dumped, name), 'utf8')).split('\n').sort();
  return Object.fromEntries(await Promise.all(tables.map(async ({ name }) => [name, await rowsOf(name)] as const)));
}

/** Signs in with the former password and checks everything that was added. */
async function expectAllThere(app: App, filled: Awaited<ReturnType<typeof fill>>): Promise<void> {
  const answer = await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify({ email: 'ed@example.org', password }),
  });
  const editor = createPerson(app.url, { id: filled.editor.id, email: 'ed@example.org', cookie: cookieOf(answer) });
  expect(await editor.documents.get(briefs, filled.brief)).toMatchObject({ title: awkward });
  const file = await editor.documents.get(files, filled.file);
  expect(file).toMatchObject({ delID: filled.deliverable, media: 'ready' });
  const original = await editor.fetch(`/api/files/${filled.file}/original`);
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await editor.fetch(`/api/files/${filled.file}/poster`)).status).toBe(200);
  const found = await editor.call.search({
    index: 'deliverables',
    body: { query: { match: { title: { query: 'trailor', fuzziness: 'AUTO' } } } },
  });
  expect(found.hits.hits.map(({ _id }) => _id)).toEqual([filled.deliverable]);
  // Whoever has the backup has no way in by it, and nobody is sent a dead link.
  expect(await editor.call.accounts.readLink({ token: filled.token })).toEqual({ kind: 'dead' });
  const messageTo = async (to: string) =>
    (await app.context.store.find(outbox, { where: { to, status: { in: ['failed', 'ended'] } } }))[0];
  expect(await messageTo('new@example.org')).toMatchObject({
    status: 'failed',
    error: 'The link of this message ended with the restore of a backup. Send the person a new one.',
  });
  // Nothing has failed for people who have a password.
  expect(await messageTo('ed@example.org')).toMatchObject({
    status: 'ended',
    error: 'The link of this message ended with the restore of a backup. The person has a password already.',
  });
  await app.context.store.restore({ kind: 'system', name: 'test' }, deliverables, filled.gone);
  expect(await editor.documents.get(deliverables, filled.gone)).toMatchObject({ title: 'Teaser' });
  editor.close();
}

const settings = (more: Partial<Config>): Config => ({
  ...readConfig({ PORT: '0', LOG_LEVEL: process.env.TEST_LOG ?? 'silent' }),
  ...more,
});

describe('one archive of everything', () => {
  it('can be restored from the disk into another database and an S3-compatible store', {
    timeout: patient,
  }, async () => {
    const source = await startApp();
    const filled = await fill(source);
    expect((await filled.editor.fetch('/api/system/backup')).status).toBe(403);
    for (const site of ['cross-site', 'same-site']) {
      const answer = await filled.admin.fetch('/api/system/backup', { headers: { 'sec-fetch-site': site } });
      expect([answer.status, await answer.json()]).toMatchObject([
        403,
        { message: 'This request came from another site and was refused.' },
      ]);
    }
    const archive = await download(filled.admin, 'embedded.zip');
    const before = await textOf(source.context.database);
    expect(await readdir(join(source.context.config.dataDir, 'temporary'))).toEqual([]);
    await source.stop();

    const s3 = await startS3Server();
    const { url: endpoint, bucket, accessKey, secretKey } = s3;
    const fresh = await openTestDatabase();
    await fresh.database.close();
    const config = settings({
      databaseUrl: fresh.url,
      dataDir: join(folder, 'server'),
      s3: { endpoint, bucket, accessKey, secretKey, region: 'eu-west-2' },
    });
    await withData(config, async (data) => {
      await restoreBackup(() => openArchive(archive), data);
      // Unsent messages with a link say that it ended.
      expect({ ...(await textOf(data.database)), outbox: [] }).toEqual({ ...before, outbox: [] });
      await expect(restoreBackup(() => openArchive(archive), data)).rejects.toThrow('This database is in use already.');
    });
    const app = await createApp(config, { schedule: false });
    await expectAllThere(app, filled);
    await app.close(1);
    await s3.close();
  });

  it('can be restored into an embedded database, as of one instant, while others write', {
    timeout: patient,
  }, async () => {
    const source = await startApp();
    const filled = await fill(source);
    // After the restore the password alone opens the account, so that a second factor can be added again.
    await addFactor(filled.editor);
    expect(await source.context.store.get(users, filled.editor.id)).toMatchObject({ secondFactor: true });
    let isDone = false;
    let written = 0;
    const writing = (async () => {
      // Each transaction writes two documents: an archive with only one of them is not of one instant.
      while (!isDone) {
        const pair = `pair-${written}`;
        await source.context.store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
          await tx.insert(briefs, { id: `${pair}-a`, title: pair });
          await tx.insert(deliverables, { id: `${pair}-b`, title: pair });
        });
        written += 1;
      }
    })();
    const archive = await download(filled.admin, 'server.zip');
    isDone = true;
    await writing;
    await source.stop();

    const config = settings({ dataDir: join(folder, 'embedded') });
    await withData(config, async (data) => {
      const { position } = await restoreBackup(() => openArchive(archive), data);
      const count = async (query: string) => Number((await data.database.query<{ n: number }>(query))[0]?.n);
      const briefsThere = await count(`SELECT count(*) AS n FROM productions WHERE id LIKE 'pair-%'`);
      expect(await count(`SELECT count(*) AS n FROM deliverables WHERE id LIKE 'pair-%'`)).toBe(briefsThere);
      expect(await count('SELECT max(seq) AS n FROM changes')).toBe(position);
      expect(await count('SELECT count(*) AS n FROM auth_session')).toBe(0);
    });
    const app = await createApp(config, { schedule: false });
    await expectAllThere(app, filled);
    const editor = await app.context.store.get(users, filled.editor.id);
    expect([editor?.secondFactor, editor?.factors]).toEqual([undefined, undefined]);
    await app.close(1);
  });
});

describe('a backup of a damaged store', () => {
  it('goes on, says at its end what is damaged, and can be restored (OPS-009 OPS-010)', {
    timeout: patient,
  }, async () => {
    const source = await startApp();
    const filled = await fill(source);
    const { dataDir } = source.context.config;
    const key = (await source.context.store.get(files, filled.file))!.sourcePath;
    const lost = await upload(
      filled.editor,
      { what: 'deliverable', delID: filled.deliverable },
      'lost.png',
      bytesLike.png(),
    );
    await source.jobsDone();
    const lostKey = (await source.context.store.get(files, lost.id))!.sourcePath;
    const flipped = Buffer.from(bytes);
    flipped[flipped.length - 1]! ^= 1;
    await writeFile(join(dataDir, 'files', key), flipped);
    await rm(join(dataDir, 'files', lostKey));

    vi.stubEnv('DATA_DIR', join(folder, 'operator'));
    vi.stubEnv('ADMIN_EMAIL', 'admin@example.org');
    vi.stubEnv('ADMIN_PASSWORD', password);
    const said: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
    onTestFinished(() => {
      log.mockRestore();
      vi.unstubAllEnvs();
    });
    const archive = join(folder, 'damaged.zip');
    await backupCommand([archive, '--url', source.url]);
    await source.stop();
    expect(said.slice(1).sort()).toEqual([
      'All else is in it, and it can be restored. Check Now under Admin, Jobs says what can mend them.',
      `Damaged in the store, and so in this backup: “still.png” (${key}).`,
      `Missing in the store, and so in this backup: “lost.png” (${lostKey}).`,
    ]);

    said.length = 0;
    await restoreCommand([archive, '--into', join(folder, 'of-damaged')]);
    expect(said.slice(1).sort()).toEqual([
      'Check Now under Admin, Jobs lists what is missing or damaged.',
      `Damaged already when the backup was made: “still.png” (${key}).`,
      `Missing already when the backup was made: “lost.png” (${lostKey}).`,
    ]);
    expect((await readFile(join(folder, 'of-damaged', 'files', key))).equals(flipped)).toBe(true);
    // From the folder itself, as a machine without a server does.
    vi.stubEnv('DATA_DIR', join(folder, 'of-damaged'));
    said.length = 0;
    await backupCommand([join(folder, 'damaged-again.zip')]);
    expect(said.filter((line) => line.includes('so in this backup'))).toHaveLength(2);
  });
});

describe('an incomplete backup', () => {
  it('is refused before anything is written', { timeout: patient }, async () => {
    const source = await startApp();
    const filled = await fill(source);
    const archive = await download(filled.admin, 'whole.zip');
    const { storage } = source.context;
    const answer = await filled.admin.fetch('/api/system/backup');
    const whole = Buffer.from(await answer.arrayBuffer());
    await source.stop();
    expect(storage.kind).toBe('disk');

    const at = whole.indexOf(bytes.subarray(-100));
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] as number) ^ 1;
    await writeFile(join(folder, 'changed.zip'), changed);
    await writeFile(join(folder, 'cut.zip'), whole.subarray(0, whole.length - 2_000));
    await writeFile(join(folder, 'other.zip'), 'howzat');

    const config = settings({ dataDir: join(folder, 'refused') });
    await withData(config, async (data) => {
      const attempt = (name: string) => restoreBackup(() => openArchive(join(folder, name)), data);
      await expect(attempt('changed.zip')).rejects.toThrow('The backup is damaged');
      await expect(attempt('cut.zip')).rejects.toThrow('is not a complete backup');
      await expect(attempt('other.zip')).rejects.toThrow('is not a complete backup');
      await expect(attempt('none.zip')).rejects.toThrow('There is no file');
      for await (const key of data.storage.list()) throw new Error(`${key} was written.`);
      await expect(restoreBackup(() => openArchive(archive), data)).resolves.toMatchObject({ product: 'Pavilion' });
    });
  });
});
