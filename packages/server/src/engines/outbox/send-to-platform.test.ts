import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { matches, platformVideos, reelUploadName } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { versionUploadName } from '@pavilion/domain/production';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { addDeliverable } from '../../testing/upload-stage.ts';
import { openPlatformServer, type PlatformServer, platformKeys } from '../../testing/video-platform.ts';

let app: TestApp;
let platform: PlatformServer;
let keeper: Person;
beforeAll(async () => {
  platform = await openPlatformServer();
  app = await startApp({ config: { brightcove: { ...platformKeys, apiUrl: platform.url } } });
  keeper = await app.addPerson({ name: 'K Eeper', roles: ['archive_access', 'archive_uploader'] });
});
afterAll(async () => {
  await app.stop();
  await platform.close();
});

const system = { kind: 'system', name: 'test' } as const;
const bytes = randomBytes(50_000);
let made = 0;

async function addReel(day?: number) {
  const sourcePath = `match_reels/2026/reel-${made++}.mp4`;
  await app.context.storage.put(sourcePath, Readable.from([bytes]), { contentType: 'video/mp4', fileName: 'reel.mp4' });
  return app.context.store.transaction(system, async (tx) => {
    const match = await tx.insert(matches, { team1Name: 'Kent', team2Name: 'Essex', label: 'KEN v ESS' });
    const reel = await tx.insert(files, { what: 'match-reel', match: match.id, day, name: 'reel.mp4', sourcePath });
    return { match, reel };
  });
}
const entryOf = async (id: string) => app.context.store.get(platformVideos, id);
const refused = (work: Promise<unknown>) => work.then(() => undefined).catch((error: { code: string }) => error.code);

it('sends a reel with a day under its name, and keeps the id (ARC-048 ARC-052 DAT-110 USR-113)', async () => {
  const { match, reel } = await addReel(2);
  const uploadName = reelUploadName(match, 2);
  const { id } = await keeper.call.archive.sendToBC({ uploadName, file: { id: reel.id } });
  await app.jobsDone();
  const video = platform.videos.find(({ reference }) => reference === id);
  expect(video).toMatchObject({ name: 'Highlights | KEN v ESS - Day 2 -' });
  expect(video?.film?.equals(bytes)).toBe(true);
  expect(await entryOf(id)).toMatchObject({ state: 'sent', videoId: video?.id, attempts: 1, created_by: keeper.id });
  expect(await app.context.store.get(files, reel.id)).toMatchObject({ videoPlatformId: video?.id });
});

it('refuses a reel without a day, and other files (ARC-048)', async () => {
  const { reel } = await addReel();
  const send = (id: string) => refused(keeper.call.archive.sendToBC({ uploadName: 'x', file: { id } }));
  expect(await send(reel.id)).toBe('NO_DAY');
  expect(await send('nothing')).toBe('NOT_FOUND');
});

it('retries automatically where that helps, without a second video', async () => {
  const { reel } = await addReel(1);
  platform.next('upload', { status: 503 });
  platform.next('ingest', 'lost before doing');
  const { id } = await keeper.call.archive.sendToBC({ uploadName: 'Stubborn', file: { id: reel.id } });
  const sent = async () => expect(await entryOf(id)).toMatchObject({ state: 'sent', attempts: 3 });
  await vi.waitFor(sent, { timeout: 20_000, interval: 200 });
  expect(platform.videos.filter(({ name }) => name === 'Stubborn')).toHaveLength(1);
}, 30_000);

it('keeps the reason for a failure, and can be sent again', async () => {
  const { reel } = await addReel(1);
  platform.next('create', { status: 422, body: [{ error_code: 'VALIDATION_ERROR', message: 'name is taken' }] });
  const { id } = await keeper.call.archive.sendToBC({ uploadName: 'Refused', file: { id: reel.id } });
  await app.jobsDone();
  expect(await entryOf(id)).toMatchObject({
    state: 'failed',
    error: 'The video platform refused this: name is taken.',
  });
  await keeper.call.archive.sendAgain({ id });
  await app.jobsDone();
  expect(await entryOf(id)).toMatchObject({ state: 'sent' });
  expect(await entryOf(id)).not.toHaveProperty('error');
  expect(await refused(keeper.call.archive.sendAgain({ id }))).toBe('UNDERWAY');
});

it('sends once when two people press together', async () => {
  const { reel } = await addReel(1);
  const send = () => keeper.call.archive.sendToBC({ uploadName: 'Twice', file: { id: reel.id } });
  const answers = await Promise.allSettled([send(), send(), send()]);
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  await app.jobsDone();
  const entries = await app.context.store.find(platformVideos, { where: { file: reel.id } });
  expect(entries).toHaveLength(answers.filter(({ status }) => status === 'fulfilled').length);
  expect(entries.every(({ state }) => state === 'sent')).toBe(true);
});

it('makes one video when two people turn on catch-up together (ARC-087 OPN-084)', async () => {
  const { match } = await addReel(1);
  const turnOn = () => keeper.call.archive.bcCMSCreate({ name: 'Kent v Essex', match: match.id });
  const [first, second] = await Promise.all([turnOn(), turnOn()]);
  expect(first).toEqual(second);
  expect(platform.videos.filter(({ reference }) => reference === `catchup-${match.id}`)).toHaveLength(1);
  expect(await app.context.store.find(platformVideos, { where: { match: match.id } })).toHaveLength(1);
});

it('leaves catch-up off, with the reason, when the platform does not answer (ARC-087)', async () => {
  const { match } = await addReel(1);
  platform.next('create', { status: 503 });
  await expect(keeper.call.archive.bcCMSCreate({ name: 'Kent v Essex', match: match.id })).rejects.toMatchObject({
    code: 'PLATFORM',
    message: 'The video platform has a problem. Please try again.',
  });
  expect(await app.context.store.get(matches, match.id)).toMatchObject({ catchupBC: false });
});

it('pushes a version of a deliverable, and records the push (DAT-109 OPN-055 PRD-085 PRD-112)', async () => {
  const editor = await app.addPerson({
    name: 'E Ditor',
    roles: ['production_access', 'production_drafts'],
  });
  const { reel } = await addReel(1);
  const deliverable = await addDeliverable(app);
  const add = (assetType: 'video' | 'image') =>
    app.context.store.transaction(system, (tx) =>
      tx.insert(files, {
        what: 'deliverable',
        delID: deliverable.id,
        assetType,
        name: 'v1.mp4',
        sourcePath: reel.sourcePath,
      }),
    );
  const [film, still] = [await add('video'), await add('image')];
  const uploadName = versionUploadName(deliverable, 1);
  const push = (file: string) =>
    editor.call.production.sendToBC({ deliverable: deliverable.id, uploadName, file: { id: file } });
  expect(await refused(push(still.id))).toBe('NOT_VIDEO');
  expect(await refused(push(reel.id))).toBe('NOT_FOUND');
  const { id } = await push(film.id);
  await app.jobsDone();
  expect(await editor.documents.get(platformVideos, id)).toMatchObject({ state: 'sent', name: uploadName });
  expect(platform.videos.some(({ name }) => name === 'Trailer - Version 1')).toBe(true);
  expect((await app.context.store.get(files, film.id))?.events).toMatchObject([
    { action: 'Pushed to video platform', user: editor.id },
  ]);
});
