import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { files } from '@pavilion/domain/files';
import { zips } from '@pavilion/domain/library';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { findMediaFixtures } from '../../testing/media-fixtures.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { addBrief } from '../../testing/upload-stage.ts';
import { beginUpload, bytesLike, upload } from '../../testing/uploads.ts';

let app: TestApp;
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
  const { url: endpoint, bucket, accessKey, secretKey } = s3;
  app = await startApp({
    config: { s3: { endpoint, bucket, accessKey, secretKey, region: 'eu-west-2' }, mostUploadBytes: 2 ** 60 },
  });
});
afterAll(async () => {
  await app.stop();
  await s3.close();
});

it('every step of a file works on an S3-compatible store: upload, previews, ranges, zip, removal (DAT-021)', async () => {
  const fixtures = await findMediaFixtures();
  const editor = await app.addPerson({
    name: 'Ed Itor',
    roles: ['production_access', 'production_drafts', 'production_feedback', 'production_new_deliberables'],
  });
  const brief = await addBrief(app);
  const bytes = await readFile(await fixtures.video({ container: 'mov', codec: 'prores', seconds: 1 }));
  const target = {
    what: 'brief-file',
    prodID: brief.id,
    type: 'Video',
    brand: 'England',
    format: '1920x1080',
    as: 'signed',
  } as const;
  const sent = await upload(editor, target, 'Ashes 🏏.mov', bytes);
  expect(sent.refused).toBeUndefined();
  await app.jobsDone();
  const file = await editor.documents.get(files, sent.id);
  expect(file).toMatchObject({ media: 'ready', hasPreview: true, sourceBucket: s3.bucket });
  expect(file?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(s3.objects.get(file?.sourcePath as string)?.headers['content-disposition']).toMatch(/^attachment/);
  const part = await editor.fetch(`/api/files/${sent.id}/original`, { headers: { range: 'bytes=1000-1999' } });
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true);
  expect((await editor.fetch(`/api/files/${sent.id}/preview`)).headers.get('content-type')).toBe('video/mp4');

  const { id } = await editor.call.library.requestZip({ prodID: brief.id, all: true });
  await app.jobsDone();
  expect(await editor.documents.get(zips, id)).toMatchObject({ status: 'ready' });
  const zip = Buffer.from(await (await editor.fetch(`/api/zips/${id}`)).arrayBuffer());
  expect(zip.includes(bytes)).toBe(true);
  await editor.call.library.deleteZip({ id });
  expect([...s3.objects.keys()].some((key) => key.startsWith('zips/'))).toBe(false);
  expect(s3.open.size).toBe(0);
});

it('an unavailable store loses nothing: the upload is finished once the store is back', async () => {
  const editor = await app.addPerson({
    name: 'Pat Ient',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
  const brief = await addBrief(app);
  s3.fail(10, 500, ({ method }) => method === 'PUT');
  const bytes = Buffer.concat([bytesLike.png(), randomBytes(1000)]);
  const sent = await upload(editor, { what: 'briefReference', prodID: brief.id }, 'still.png', bytes);
  expect(sent).toMatchObject({
    status: 500,
    refused: 'The upload did not work because of a fault on our side. Please try again.',
  });
  s3.fail(0, 500);
  const again = await editor.fetch(`/api/uploads/${sent.id}`, {
    method: 'HEAD',
    headers: { 'tus-resumable': '1.0.0' },
  });
  expect(again.headers.get('upload-offset')).toBe(String(bytes.length));
  expect(await editor.documents.get(files, sent.id)).toMatchObject({ what: 'briefReference', size: bytes.length });
});

it('the server is not ready while the store refuses it', async () => {
  const ready = async () => {
    const answer = await fetch(`${app.url}/readyz`);
    return { status: answer.status, answer: await answer.text() };
  };
  expect(await ready()).toMatchObject({ status: 200 });
  s3.fail(10, 403, ({ method }) => method === 'GET');
  expect(await ready()).toMatchObject({ status: 503, answer: expect.stringContaining('"storage":{"ok":false') });
  s3.fail(0, 403);
  expect(await ready()).toMatchObject({ status: 200 });
});

it('a file too large for the disk of the parts is refused before the first byte', async () => {
  const editor = await app.addPerson({ name: 'La Rge', roles: ['production_access', 'production_feedback'] });
  const brief = await addBrief(app);
  const target = JSON.stringify({ what: 'briefReference', prodID: brief.id });
  expect(await beginUpload(editor, 2 ** 50, { name: 'a.mp4', target })).toMatchObject({
    status: 507,
    refused: 'There is not enough room on the disk for this file. Please ask an administrator to make room.',
  });
});
