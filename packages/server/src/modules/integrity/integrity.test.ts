import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notifications } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { type IntegrityReport, integrityReports, reportId } from '@pavilion/domain/integrity';
import { briefs } from '@pavilion/domain/production';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { addBrief, addDeliverable } from '../../testing/upload-stage.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';
import { backUpNightly } from '../system/backup/nightly-jobs.ts';
import { checkIntegrity } from './check-integrity.ts';

const patient = 120_000;
const signal = new AbortController().signal;
const dayMs = 86_400_000;

/** A file on a disk or in a bucket, as someone with access to either would damage it. */
interface RawStore {
  config: Partial<Config>;
  write(key: string, bytes: Buffer): Promise<unknown>;
  read(key: string): Promise<Buffer>;
  remove(key: string): Promise<unknown>;
  has(key: string): boolean;
  close(): Promise<unknown>;
}

async function onDisk(): Promise<RawStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-integrity-'));
  const path = (key: string) => join(dataDir, 'files', key);
  return {
    config: { dataDir },
    write: (key, bytes) => writeFile(path(key), bytes),
    read: (key) => readFile(path(key)),
    remove: (key) => rm(path(key)),
    has: (key) => existsSync(path(key)),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function onS3(): Promise<RawStore> {
  const { url: endpoint, bucket, accessKey, secretKey, region, objects, close } = await startS3Server();
  return {
    config: { s3: { endpoint, bucket, accessKey, secretKey, region } },
    write: async (key, bytes) => objects.set(key, { bytes, headers: {}, changedAt: new Date() }),
    read: async (key) => objects.get(key)!.bytes,
    remove: async (key) => objects.delete(key),
    has: (key) => objects.has(key),
    close,
  };
}

const roles = ['production_access', 'production_drafts', 'production_feedback'] as const;
let now = Date.now();
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
const backups = await mkdtemp(join(tmpdir(), 'pavilion-integrity-backups-'));
afterAll(() => rm(backups, { recursive: true, force: true }));

interface Stage {
  app: TestApp;
  admin: Person;
  editor: Person;
  store: RawStore;
  report(): Promise<IntegrityReport>;
  /** Presses a button of the page, and waits for the report. */
  press(button: 'check' | 'mend'): Promise<IntegrityReport>;
}

/** A product with an administrator and an editor, whose clock is two days ahead, so that no file is young. */
async function start(open: () => Promise<RawStore>, backup: Config['backup'] = null): Promise<Stage> {
  now = Date.now() + 2 * dayMs;
  const store = await open();
  stops.push(store.close);
  const app = await startApp({ config: { ...store.config, backup }, clock: () => new Date(now).toISOString() });
  stops.push(app.stop);
  const admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
  const editor = await app.addPerson({ name: 'Ed Itor', roles });
  const report = async () => (await admin.documents.get(integrityReports, reportId))!;
  return {
    ...{ app, admin, editor, store, report },
    async press(button) {
      await admin.call.integrity[button]({});
      await app.jobsDone();
      return report();
    },
  };
}

/** Uploads a picture to a new deliverable. */
async function addPicture({ app, editor }: Stage, title: string) {
  const brief = await addBrief(app, { title: `Brief of ${title}` });
  const deliverable = await addDeliverable(app, { title, type: 'Image', production: brief.id });
  const bytes = Buffer.concat([bytesLike.png(), randomBytes(1_000)]);
  const sent = await upload(editor, { what: 'deliverable', delID: deliverable.id }, `${title}.png`, bytes);
  expect(sent.refused).toBeUndefined();
  await app.jobsDone();
  const file = (await editor.documents.get(files, sent.id))!;
  expect(file.media).toBe('ready');
  return { brief, deliverable, file, bytes };
}

const kinds = (report: IntegrityReport) => report.findings.map(({ kind }) => kind);

describe.each([
  ['a folder', onDisk],
  ['a bucket', onS3],
])('integrity of %s', (_, open) => {
  it('finds files that are missing, cut off, changed or stray, restores them from a backup and sets strays aside (OPS-010)', {
    timeout: patient,
  }, async () => {
    const folder = await mkdtemp(join(backups, 'copy-'));
    const stage = await start(open, { folder, s3: null, keepDays: 5 });
    const { app, admin, store, press } = stage;
    const lost = await addPicture(stage, 'Lost');
    const cut = await addPicture(stage, 'Cut');
    const changed = await addPicture(stage, 'Changed');
    const sound = await press('check');
    expect(sound).toMatchObject({ state: 'done', read: 3, findings: [] });
    expect(sound.files).toBeGreaterThan(3);
    await backUpNightly.run(app.context, {}, signal);

    await store.remove(lost.file.sourcePath);
    await store.write(cut.file.sourcePath, cut.bytes.subarray(0, 40));
    const flipped = Buffer.from(changed.bytes);
    flipped[flipped.length - 1]! ^= 1;
    await store.write(changed.file.sourcePath, flipped);
    await store.remove(lost.file.previews.poster!);
    await app.context.storage.putFile('files/2026/stray.png', await localFile(bytesLike.png()), about);
    now += 2 * dayMs;

    const found = await press('check');
    expect(found).toMatchObject({ state: 'done', missing: 2, changed: 2, strays: 1, wrongCounters: 0 });
    const sentences = found.findings.map(({ sentence }) => sentence);
    const day = /The backup of \d\d\/\d\d\/\d{4} has it\.$/;
    expect(sentences).toEqual([
      expect.stringMatching(/^The original of “Lost.png” \(Lost\) is missing\./),
      'A preview of “Lost.png” (Lost) is missing. It can be made again.',
      expect.stringMatching(/^The original of “Cut.png” \(Cut\) has 40 bytes instead of [\d,]+\./),
      expect.stringMatching(/^The original of “Changed.png” \(Changed\) has other bytes than were uploaded\./),
      `No document uses files/2026/stray.png (${bytesLike.png().length} bytes).`,
    ]);
    for (const at of [0, 2, 3]) expect(sentences[at]).toMatch(day);
    expect(found.findings[0]?.link).toBe(`/brief/${lost.brief.id}/deliverable/${lost.deliverable.id}`);
    expect(await admin.documents.fetch(notifications, { where: { kind: 'filesDamaged' } })).toMatchObject([
      { title: '4 stored files are missing or damaged', link: '/admin/jobs' },
    ]);
    expect(store.has('files/2026/stray.png')).toBe(true);

    const mended = await press('mend');
    expect(mended.mended).toBe(
      '3 files were restored from a backup; previews of 1 file are being made again; 1 stray file was set aside.',
    );
    for (const { file, bytes } of [lost, cut, changed])
      expect((await store.read(file.sourcePath)).equals(bytes)).toBe(true);
    expect(store.has('files/2026/stray.png')).toBe(false);
    expect(mended.findings).toEqual([]);
    await app.jobsDone();
    expect(await press('check')).toMatchObject({ findings: [] });
    const poster = await stage.editor.fetch(`/api/files/${lost.file.id}/poster`);
    expect(poster.status).toBe(200);

    // The way back of what was set aside, with the damaged bytes of the two changed files.
    const aside = await admin.call.integrity.listSetAside({});
    expect(aside.files.map(({ key }) => key).sort()).toEqual(
      [changed.file.sourcePath, cut.file.sourcePath, 'files/2026/stray.png'].sort(),
    );
    const stray = aside.files.find(({ key }) => key === 'files/2026/stray.png')!;
    await admin.call.integrity.putBack({ day: stray.day, key: stray.key });
    expect((await store.read('files/2026/stray.png')).equals(bytesLike.png())).toBe(true);
    const taken = aside.files.find(({ key }) => key === cut.file.sourcePath)!;
    await expect(admin.call.integrity.putBack({ day: taken.day, key: taken.key })).rejects.toMatchObject({
      code: 'THERE_ALREADY',
    });
  });

  it('leaves young strays and the bytes of deleted files alone (OPS-010)', { timeout: patient }, async () => {
    const stage = await start(open);
    const { app, store, press } = stage;
    const kept = await addPicture(stage, 'Deleted');
    await stage.editor.call.production.deleteDeliverables({ ids: [kept.deliverable.id] });
    now = Date.now();
    await app.context.storage.putFile('files/2026/young.png', await localFile(bytesLike.png()), about);
    expect(await press('mend')).toMatchObject({ findings: [], mended: 'Nothing could be mended.' });
    now += 2 * dayMs;
    expect(await press('check')).toMatchObject({ strays: 1, findings: [{ key: 'files/2026/young.png' }] });
    expect(store.has(kept.file.sourcePath)).toBe(true);
  });
});

it('counts again what counters say, and corrects them only when asked (OPS-010)', { timeout: patient }, async () => {
  const stage = await start(onDisk);
  const { app, press } = stage;
  const { brief } = await addPicture(stage, 'Counted');
  await app.context.database.query(`UPDATE productions SET data = jsonb_set(data, '{totalDels}', '7') WHERE id = $1`, [
    brief.id,
  ]);
  const total = async () => (await app.context.store.get(briefs, brief.id))?.totalDels;
  const found = await press('check');
  expect(found).toMatchObject({ wrongCounters: 1, missing: 0, changed: 0, strays: 0 });
  expect(found.findings).toMatchObject([
    {
      sentence: 'A counter of the brief “Brief of Counted” differs from what it counts.',
      link: `/brief/${brief.id}`,
      mendable: true,
    },
  ]);
  expect(await total()).toBe(7);
  expect(await press('mend')).toMatchObject({ findings: [], mended: '1 document was counted again.' });
  expect(await total()).toBe(1);
});

it('says what cannot be mended, notifies once, and leaves the files of others alone (OPS-010)', {
  timeout: patient,
}, async () => {
  const stage = await start(onDisk);
  const { app, admin, store, press } = stage;
  const lost = await addPicture(stage, 'Lost');
  await store.remove(lost.file.sourcePath);
  const foreign = Array.from({ length: 25 }, (_, at) => `files/elsewhere/${at}.png`);
  for (const key of foreign) await app.context.storage.putFile(key, await localFile(bytesLike.png()), about);
  now += 2 * dayMs;
  for (const _again of [1, 2]) await checkIntegrity.run(app.context, { mend: true, minutes: 1 }, signal);
  const report = await press('check');
  expect(report.findings[0]).toMatchObject({
    sentence: 'The original of “Lost.png” (Lost) is missing. No backup has it: upload it again.',
    mendable: false,
  });
  expect(new Set(kinds(report))).toEqual(new Set(['missing', 'stray']));
  expect(report.strays).toBe(25);
  for (const key of foreign) expect(store.has(key)).toBe(true);
  expect(await admin.documents.fetch(notifications, { where: { kind: 'filesDamaged' } })).toHaveLength(1);
});

it('reads a large store in the course of many checks (OPS-010)', { timeout: patient }, async () => {
  const stage = await start(onDisk);
  for (const title of ['One', 'Two']) await addPicture(stage, title);
  const read: number[] = [];
  for (const _night of [1, 2, 3]) {
    await checkIntegrity.run(stage.app.context, { mend: false, minutes: 0 }, signal);
    read.push((await stage.report()).read);
  }
  // One file a night, then the end of the list.
  expect(read).toEqual([1, 1, 0]);
  await checkIntegrity.run(stage.app.context, { mend: false, minutes: 1 }, signal);
  expect((await stage.report()).read).toBe(2);
});

it('promises a copy in a backup only after reading it, and says when that is damaged too (OPS-010)', {
  timeout: patient,
}, async () => {
  const folder = await mkdtemp(join(backups, 'rotten-'));
  const stage = await start(onDisk, { folder, s3: null, keepDays: 5 });
  const { app, store, press } = stage;
  const titles = ['Sound', 'Rotten', 'Short'];
  const files: Awaited<ReturnType<typeof addPicture>>[] = [];
  for (const title of titles) files.push(await addPicture(stage, title));
  await backUpNightly.run(app.context, {}, signal);
  const [night = ''] = (await readdir(folder)).filter((name) => name.startsWith('20'));
  const [, rotten, short] = files.map(({ file }) => join(folder, night, 'files', file.sourcePath));
  const bytes = await readFile(rotten!);
  bytes[bytes.length - 1]! ^= 1;
  await writeFile(rotten!, bytes);
  await writeFile(short!, bytes.subarray(0, 40));
  for (const { file } of files) await store.remove(file.sourcePath);
  const day = String.raw`\d\d/\d\d/\d{4}`;
  // Findings stand in the order of their files' ids.
  const placeOf = (sentence: string) => titles.findIndex((title) => sentence.includes(`“${title}.png”`));
  const missing = async () => {
    const found = (await stage.report()).findings.filter(({ kind }) => kind === 'missing');
    return found.toSorted((one, other) => placeOf(one.sentence) - placeOf(other.sentence));
  };
  const advice = async () => (await missing()).map(({ sentence }) => sentence.split('is missing. ')[1]);

  // Without time to read, it says what the nightly backup knows.
  await checkIntegrity.run(app.context, { mend: false, minutes: 0 }, signal);
  expect(await advice()).toEqual([
    expect.stringMatching(new RegExp(`^The backup of ${day} has a copy, which was last found whole on ${day}\\.$`)),
    expect.stringMatching(/has a copy, which was last found whole on/),
    expect.stringMatching(new RegExp(`^Its copy in the backup of ${day} is damaged too: upload it again\\.$`)),
  ]);
  await press('check');
  expect(await advice()).toEqual([
    expect.stringMatching(new RegExp(`^The backup of ${day} has it\\.$`)),
    expect.stringMatching(new RegExp(`^Its copy in the backup of ${day} is damaged too: upload it again\\.$`)),
    expect.stringMatching(/is damaged too: upload it again\.$/),
  ]);
  expect((await missing()).map(({ mendable }) => mendable)).toEqual([true, false, false]);
  expect((await press('mend')).mended).toBe('1 file was restored from a backup.');
  expect(await advice()).toHaveLength(2);
});

const about = { contentType: 'image/png', fileName: 'stray.png' };

async function localFile(bytes: Buffer): Promise<string> {
  const path = join(backups, `local-${randomBytes(6).toString('hex')}`);
  await writeFile(path, bytes);
  return path;
}
