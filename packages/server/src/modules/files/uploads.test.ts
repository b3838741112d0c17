import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notifications, outbox } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { deliverables } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { addBrief, addDeliverable } from '../../testing/upload-stage.ts';
import { beginUpload, bytesLike, offsetOf, sampleOf, sendPart, sentenceOf, upload } from '../../testing/uploads.ts';
import { finishUpload } from './finish-upload.ts';
import { finishWaiting } from './finish-waiting.ts';
import { reapUploads } from './reap-uploads.ts';
import { uploadsOf } from './upload-parts.ts';

let app: TestApp;
let editor: Person;
let reviewer: Person;
beforeAll(async () => {
  app = await startApp();
  editor = await app.addPerson({ name: 'Ed Itor', roles: ['production_access', 'production_drafts'] });
  reviewer = await app.addPerson({
    name: 'Rev Iewer',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
});
afterAll(() => app.stop());

const partsFolder = () => join(app.context.config.dataDir, 'uploads');
const version = (delID: string) => ({ what: 'deliverable', delID }) as const;
const deliverableNow = (id: string) => app.context.store.get(deliverables, id);

describe('a new version', () => {
  it('moves its deliverable to feedback and tells the owners (PRD-059 DAT-135 DAT-113 OPN-049 OPN-073)', async () => {
    const brief = await addBrief(app);
    const deliverable = await addDeliverable(app, {
      production: brief.id,
      productionTitle: brief.title,
      owners: [reviewer.id],
      state: 'reworking',
      currentVersion: 2,
      reviewStatus: { [reviewer.id]: 'Approve' },
    });
    const bytes = bytesLike.mp4();
    const sent = await upload(editor, version(deliverable.id), 'cut 1.mp4', bytes, { sample: sampleOf(bytes) });
    expect(sent.refused).toBeUndefined();
    expect(await deliverableNow(deliverable.id)).toMatchObject({
      state: 'feedback',
      currentVersion: 3,
      currentFileID: sent.id,
      reviewStatus: {},
    });
    const file = await editor.documents.get(files, sent.id);
    expect(file).toMatchObject({
      what: 'deliverable',
      status: 'review',
      version: 3,
      assetType: 'video',
      size: bytes.length,
      department: 'Digital',
      prodTitle: 'Ashes 2027',
      delState: 'feedback',
      created_by: editor.id,
    });
    expect(file?.sourcePath).toMatch(
      new RegExp(`^files/\\d{4}/Digital/Ashes 2027/Trailer/${deliverable.id}/cut 1-.+\\.mp4$`),
    );
    expect(file?.events.map(({ action, user }) => [action, user])).toEqual([['Uploaded', editor.id]]);
    const told = await app.context.store.find(notifications, { where: { user: reviewer.id } });
    expect(told.map(({ title }) => title)).toContain('Trailer is awaiting feedback');
    const posted = await app.context.store.find(outbox, { where: { to: '#digital-ashes-2027' } });
    expect(posted.map(({ text }) => text)).toEqual(['Trailer is awaiting feedback: Ashes 2027 · Version 3 by Ed Itor']);
    const got = await editor.fetch(`/api/files/${sent.id}/original`);
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await readdir(partsFolder())).not.toContain(sent.id);
  });

  it('leaves the deliverable in feedback or held, and is refused once it is signed off (OPN-047)', async () => {
    const held = await addDeliverable(app, { state: 'held' });
    expect((await upload(editor, version(held.id), 'a.mp4', bytesLike.mp4())).refused).toBeUndefined();
    expect(await deliverableNow(held.id)).toMatchObject({ state: 'held', currentVersion: 1 });
    const signed = await addDeliverable(app, { state: 'signed' });
    const refused = await upload(editor, version(signed.id), 'a.mp4', bytesLike.mp4());
    expect(refused).toMatchObject({ id: '', refused: 'This deliverable is signed off, so it takes no new version.' });
  });

  it('is refused when the deliverable is signed off while it is uploaded, and leaves nothing behind', async () => {
    const deliverable = await addDeliverable(app);
    const bytes = bytesLike.mp4();
    const { id } = await beginUpload(editor, bytes.length, {
      name: 'a.mp4',
      target: JSON.stringify(version(deliverable.id)),
    });
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(deliverables, deliverable.id, { state: 'signed' }),
    );
    const sent = await sendPart(editor, id, 0, bytes);
    expect(sent.status).toBe(422);
    expect(await sentenceOf(sent)).toBe('This deliverable is signed off, so it takes no new version.');
    expect(await app.context.store.get(files, id)).toBeNull();
    expect((await readdir(partsFolder())).filter((name) => name.startsWith(id))).toEqual([]);
  });

  it('gives each of many simultaneous uploads a version of its own', async () => {
    const deliverable = await addDeliverable(app);
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, n) => upload(editor, version(deliverable.id), `${n}.mp4`, bytesLike.mp4(n))),
    );
    const found = await app.context.store.find(files, { where: { delID: deliverable.id } });
    expect(found.map((file) => file.version).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(6);
    expect(await deliverableNow(deliverable.id)).toMatchObject({ currentVersion: 6 });
  });
});

describe('refusals before the first byte', () => {
  it.each([
    ['PRD-060', 'noextension', {}, 'Please add a valid file'],
    ['PRD-061 PRD-062', 'cut.pdf', {}, 'This is a: pdf, but this uploader only accepts: mp4, mov, m4v, mxf'],
    ['PRD-063', 'other.mp4', { requiredName: 'exact.mp4' }, 'Filename does not match'],
  ])('%s a file named %s', async (_, name, more, sentence) => {
    const deliverable = await addDeliverable(app);
    const sent = await upload(editor, { ...version(deliverable.id), ...more }, name, bytesLike.mp4());
    expect(sent).toEqual({ id: '', status: 422, refused: sentence });
  });

  it('missing capabilities and hidden targets', async () => {
    const brief = await addBrief(app);
    const deliverable = await addDeliverable(app, { department: 'Events' });
    const reader = await app.addPerson({ name: 'Read Er', roles: ['production_access'] });
    const elsewhere = await app.addPerson({
      name: 'Else Where',
      roles: ['production_access', 'production_drafts'],
      departmentAccess: ['Digital'],
    });
    const send = (person: Person, target: Parameters<typeof upload>[1]) =>
      upload(person, target, 'a.mp4', bytesLike.mp4());
    expect(await send(reader, version(deliverable.id))).toMatchObject({ status: 403 });
    expect(await send(elsewhere, version(deliverable.id))).toMatchObject({ status: 404 });
    expect(await send(editor, { what: 'briefReference', prodID: brief.id })).toMatchObject({ status: 403 });
    expect(await send(editor, { what: 'archive-awaiting' })).toMatchObject({ status: 403 });
    const nobody = await fetch(`${app.url}/api/uploads`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '1' },
    });
    expect(nobody.status).toBe(401);
  });

  it('files too large for the disk, and an invalid target', async () => {
    const deliverable = await addDeliverable(app);
    const target = JSON.stringify(version(deliverable.id));
    const huge = await beginUpload(editor, 201 * 1024 ** 3, { name: 'a.mp4', target });
    expect(huge).toMatchObject({
      status: 413,
      refused: 'This file is larger than 200 GB, the most that can be uploaded.',
    });
    expect(await beginUpload(editor, 10, { name: 'a.mp4', target: '{"what":"nothing"}' })).toMatchObject({
      refused: 'This upload does not say where the file should go.',
    });
  });
});

describe('what the content reveals', () => {
  it.each([
    [
      'a PDF named as a film',
      'cut.mp4',
      bytesLike.pdf(),
      'This is a: pdf, but this uploader only accepts: mp4, mov, m4v, mxf',
    ],
    [
      'a page named as a film',
      'cut.mp4',
      bytesLike.html(),
      'This is a: html, but this uploader only accepts: mp4, mov, m4v, mxf',
    ],
    [
      'an empty file',
      'cut.mp4',
      Buffer.alloc(0),
      'This is a: empty file, but this uploader only accepts: mp4, mov, m4v, mxf',
    ],
  ])('%s is refused and leaves nothing behind (PRD-062)', async (_, name, bytes, sentence) => {
    const deliverable = await addDeliverable(app);
    const sent = await upload(editor, version(deliverable.id), name, bytes);
    expect(sent).toMatchObject({ status: 422, refused: sentence });
    expect(await deliverableNow(deliverable.id)).toMatchObject({ state: 'production', currentVersion: 0 });
    if (sent.id) expect((await readdir(partsFolder())).filter((part) => part.startsWith(sent.id))).toEqual([]);
  });

  it('only real WebVTT is a subtitle, and it becomes the track of the deliverable and its current file (PRD-070)', async () => {
    const deliverable = await addDeliverable(app);
    const target = { what: 'subtitle', delID: deliverable.id } as const;
    const film = await upload(editor, version(deliverable.id), 'a.mp4', bytesLike.mp4());
    expect((await upload(editor, target, 'a.srt', Buffer.from('1\n'))).refused).toBe(
      'This is a: srt, but this uploader only accepts: text/vtt',
    );
    expect((await upload(editor, target, 'a.vtt', Buffer.from('hello'))).refused).toContain('only accepts: text/vtt');
    const sent = await upload(editor, target, 'a.vtt', bytesLike.vtt());
    expect(sent.refused).toBeUndefined();
    expect(await deliverableNow(deliverable.id)).toMatchObject({ subsTrack: sent.id });
    const track = await editor.fetch(`/api/files/${film.id}/subtitles`);
    expect([track.headers.get('content-type'), await track.text()]).toEqual([
      'text/vtt; charset=utf-8',
      bytesLike.vtt().toString(),
    ]);
  });

  it('a file that changed while it was uploaded is not kept', async () => {
    const deliverable = await addDeliverable(app);
    const sent = await upload(editor, version(deliverable.id), 'a.mp4', bytesLike.mp4(), {
      sample: sampleOf(bytesLike.mp4(5)),
    });
    expect(sent.refused).toBe('a.mp4 changed while it was uploaded, so it was not kept. Please upload it again.');
  });
});

describe('an upload', () => {
  it('belongs to the person who began it', async () => {
    const deliverable = await addDeliverable(app);
    const bytes = bytesLike.mp4();
    const { id } = await beginUpload(editor, bytes.length, {
      name: 'a.mp4',
      target: JSON.stringify(version(deliverable.id)),
      owner: reviewer.id,
      fingerprint: 'f-1',
    });
    expect(await offsetOf(reviewer, id)).toBeNull();
    expect((await sendPart(reviewer, id, 0, bytes)).status).toBe(404);
    expect(
      (await reviewer.fetch(`/api/uploads/${id}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })).status,
    ).toBe(404);
    await sendPart(editor, id, 0, bytes.subarray(0, 50));
    expect(await offsetOf(editor, id)).toBe(50);
    const mine = (await (await editor.fetch('/api/uploads/mine')).json()) as { id: string }[];
    expect(mine).toContainEqual(
      expect.objectContaining({
        id,
        name: 'a.mp4',
        size: bytes.length,
        offset: 50,
        fingerprint: 'f-1',
        target: version(deliverable.id),
      }),
    );
    expect(await (await reviewer.fetch('/api/uploads/mine')).json()).toEqual([]);
    expect(
      (await editor.fetch(`/api/uploads/${id}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })).status,
    ).toBe(204);
    expect(await offsetOf(editor, id)).toBeNull();
  });

  it('finished twice, at once and later, makes one file and one version', async () => {
    const deliverable = await addDeliverable(app);
    const bytes = bytesLike.mp4();
    const { id } = await beginUpload(editor, bytes.length, {
      name: 'a.mp4',
      target: JSON.stringify(version(deliverable.id)),
    });
    const [first, ...others] = await Promise.all([
      sendPart(editor, id, 0, bytes),
      ...[1, 2, 3].map(() => offsetOf(editor, id)),
    ]);
    expect((first as Response).status).toBe(204);
    expect(others.every((offset) => offset === null || Number(offset) <= bytes.length)).toBe(true);
    // A browser that lost the last answer asks for the offset, and may send the last part again.
    expect(await offsetOf(editor, id)).toBe(bytes.length);
    expect((await sendPart(editor, id, bytes.length, Buffer.alloc(0))).status).toBe(204);
    await Promise.all([1, 2, 3].map(() => finishUpload(app.context, uploadsOf(app.context), id)));
    expect(await app.context.store.find(files, { where: { delID: deliverable.id } })).toHaveLength(1);
    expect(await deliverableNow(deliverable.id)).toMatchObject({ currentVersion: 1 });
  });

  it('with all its bytes is finished at the next start after the server died', async () => {
    const deliverable = await addDeliverable(app);
    const bytes = bytesLike.mp4();
    const { id } = await beginUpload(editor, bytes.length, {
      name: 'a.mp4',
      target: JSON.stringify(version(deliverable.id)),
    });
    await writeFile(join(partsFolder(), id), bytes);
    await finishWaiting(app.context);
    expect(await deliverableNow(deliverable.id)).toMatchObject({ currentVersion: 1, currentFileID: id });
    await finishWaiting(app.context);
    expect(await deliverableNow(deliverable.id)).toMatchObject({ currentVersion: 1 });
  });

  it('that is refused later is reported to its author', async () => {
    const deliverable = await addDeliverable(app);
    const bytes = bytesLike.pdf();
    const { id } = await beginUpload(editor, bytes.length, {
      name: 'disguised.mp4',
      target: JSON.stringify(version(deliverable.id)),
    });
    await writeFile(join(partsFolder(), id), bytes);
    await finishWaiting(app.context);
    const told = await app.context.store.find(notifications, { where: { user: editor.id, kind: 'uploadRefused' } });
    expect(told).toMatchObject([
      { title: 'disguised.mp4 could not be kept', body: expect.stringMatching(/^This is a: pdf/) },
    ]);
  });

  it('is removed after a day without progress', async () => {
    const deliverable = await addDeliverable(app);
    const begin = () => beginUpload(editor, 1000, { name: 'a.mp4', target: JSON.stringify(version(deliverable.id)) });
    const [stale, fresh] = [await begin(), await begin()];
    const old = new Date(Date.now() - 25 * 3600_000);
    await utimes(join(partsFolder(), stale.id), old, old);
    await reapUploads.run(app.context, {}, new AbortController().signal);
    expect((await readdir(partsFolder())).filter((name) => name.startsWith(stale.id))).toEqual([]);
    expect(await offsetOf(editor, stale.id)).toBeNull();
    expect(await offsetOf(editor, fresh.id)).toBe(0);
  });

  it('reports a full disk in a sentence, and continues once there is room again', async () => {
    const deliverable = await addDeliverable(app);
    const bytes = bytesLike.mp4();
    const { id } = await beginUpload(editor, bytes.length, {
      name: 'a.mp4',
      target: JSON.stringify(version(deliverable.id)),
    });
    const path = join(partsFolder(), id);
    await rm(path);
    await symlink('/dev/full', path);
    const full = await sendPart(editor, id, 0, bytes);
    expect(full.status).toBe(507);
    expect(await sentenceOf(full)).toMatch(/^The server’s disk is full/);
    await rm(path);
    await writeFile(path, '');
    expect(await offsetOf(editor, id)).toBe(0);
    expect((await sendPart(editor, id, 0, bytes)).status).toBe(204);
    expect(await deliverableNow(deliverable.id)).toMatchObject({ currentVersion: 1 });
  });

  it('keeps any file name, and never leaves its folder', async () => {
    const brief = await addBrief(app, { title: '../../etc: “Ashes” 🏏 / مباراة' });
    const deliverable = await addDeliverable(app, { production: brief.id, title: '..', type: undefined });
    for (const name of ['🏏 final "v2".mp4', 'مباراة.mp4', 'a/b\\c.mp4', '..\u202egpj.mp4', `${'x'.repeat(300)}.mp4`]) {
      const sent = await upload(editor, version(deliverable.id), name, bytesLike.mp4());
      expect(sent.refused).toBeUndefined();
      const file = await app.context.store.get(files, sent.id);
      expect(file?.sourcePath.split('/')).not.toContain('..');
      const got = await editor.fetch(`/api/files/${sent.id}/original`);
      expect(got.status).toBe(200);
      expect(got.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.~-]+$/,
      );
    }
  });
});

it('unfinished uploads survive a folder that does not exist yet', async () => {
  await mkdir(partsFolder(), { recursive: true });
  expect(await (await reviewer.fetch('/api/uploads/mine')).json()).toEqual([]);
});
