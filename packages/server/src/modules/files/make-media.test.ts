import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileDocument, files } from '@pavilion/domain/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../engines/media/index.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { findMediaFixtures, type MediaFixtures } from '../../testing/media-fixtures.ts';
import type { Person } from '../../testing/person.ts';
import { addBrief } from '../../testing/upload-stage.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';
import { makeMedia } from './make-media.ts';

let app: TestApp;
let fixtures: MediaFixtures;
let editor: Person;
let brief: string;
beforeAll(async () => {
  fixtures = await findMediaFixtures();
  app = await startApp();
  editor = await app.addPerson({
    name: 'Ed Itor',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
  ({ id: brief } = await addBrief(app));
});
afterAll(() => app.stop());

async function send(name: string, bytes: Buffer): Promise<FileDocument> {
  const sent = await upload(editor, { what: 'briefReference', prodID: brief }, name, bytes);
  expect(sent.refused).toBeUndefined();
  await app.jobsDone();
  return (await editor.documents.get(files, sent.id)) as FileDocument;
}

describe('what a file shows', () => {
  it('for a film: preview, poster, storyboard and metadata, each at an address of the file (DAT-023)', async () => {
    const file = await send('film.mov', await readFile(await fixtures.video({ container: 'mov', codec: 'prores' })));
    expect(file).toMatchObject({ media: 'ready', hasPreview: true, assetType: 'video' });
    expect(file.mediaProgress).toBeUndefined();
    expect(file.metadata).toMatchObject({ width: 320, height: 180, avg_frame_rate: '25/1', size: file.size });
    expect(file.placeholder).toBeTruthy();
    for (const [part, type] of [
      ['preview', 'video/mp4'],
      ['poster', 'image/jpeg'],
      ['storyboard', 'image/jpeg'],
      ['storyboard.json', 'application/json'],
    ]) {
      const got = await editor.fetch(`/api/files/${file.id}/${part}`);
      expect([part, got.status, got.headers.get('content-type')]).toEqual([part, 200, type]);
    }
  });

  it('for a picture and for a document', async () => {
    const picture = await send('still.png', await readFile(await fixtures.image({ format: 'png' })));
    expect(picture).toMatchObject({ media: 'ready', assetType: 'image', hasPreview: true });
    const pages = await send('deck.pdf', await readFile(await fixtures.pdf({ pages: 3 })));
    expect(pages).toMatchObject({ media: 'ready', pages: 3 });
    expect((await editor.fetch(`/api/files/${pages.id}/poster`)).status).toBe(200);
  });

  it('for a bitmap with a % in its name and its brief', async () => {
    const named = await addBrief(app, { title: '100%d sold out %05d' });
    const { tools } = await findMediaFixtures();
    const bitmap = join(app.context.config.dataDir, 'in.bmp');
    await run(tools.ffmpeg.path, ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=64x48', '-frames:v', '1', bitmap]);
    const target = { what: 'briefReference', prodID: named.id } as const;
    const sent = await upload(editor, target, 'take%03d.bmp', await readFile(bitmap));
    await app.jobsDone();
    const file = await editor.documents.get(files, sent.id);
    expect(file).toMatchObject({ media: 'ready', hasPreview: true, metadata: { width: 64, height: 48 } });
  });

  it('for a broken film: the reason, the original, and another try', async () => {
    const whole = await fixtures.video({ seconds: 3, faststart: false });
    const bytes = await readFile(await fixtures.truncated(whole, 0.5));
    const file = await send('cut off.mp4', bytes);
    expect(file).toMatchObject({ media: 'broken', hasPreview: false, previews: {} });
    expect(file.mediaError).toContain('incomplete');
    const got = await editor.fetch(`/api/files/${file.id}/original`);
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
    await editor.call.files.retryMedia({ file: file.id });
    await app.jobsDone();
    expect(await editor.documents.get(files, file.id)).toMatchObject({ media: 'broken' });
  });

  it('is marked broken after two failures, is not tried a third time, and can be requested again', async () => {
    // Without its work folder, no preview can be made.
    const temporary = join(app.context.config.dataDir, 'temporary');
    await rm(temporary, { recursive: true, force: true });
    await writeFile(temporary, '');
    let tries = 0;
    const unfollow = app.context.store.onChanges((changes) => {
      for (const { after } of changes) if (after?.media === 'broken') tries += 1;
    });
    const { id } = await upload(editor, { what: 'briefReference', prodID: brief }, 'still.png', bytesLike.png());
    const shown = () => editor.documents.get(files, id);
    await expect.poll(() => tries, { timeout: 20_000 }).toBe(2);
    await rm(temporary);
    // A later job would finish only after a third try of this one.
    await send('later.png', bytesLike.png());
    expect([tries, await shown()]).toMatchObject([2, { media: 'broken', mediaError: expect.stringMatching(/\.$/) }]);
    await editor.call.files.retryMedia({ file: id });
    await app.jobsDone();
    expect(await shown()).toMatchObject({ media: 'ready' });
    unfollow();
  });

  it('for a file without a possible preview: a sentence, and no error', async () => {
    const file = await send('notes.zip', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'));
    expect(file).toMatchObject({ media: 'none', hasPreview: false });
    expect(file.mediaError).toMatch(/^No preview/);
  });

  it('is the same after a second run, without leftover files of the first', async () => {
    const first = await send('still.png', bytesLike.png());
    await makeMedia.run(app.context, { file: first.id }, new AbortController().signal);
    const second = (await editor.documents.get(files, first.id)) as FileDocument;
    expect(second).toMatchObject({ media: 'ready', metadata: first.metadata, placeholder: first.placeholder });
    for (const key of Object.values(first.previews)) expect(await app.context.storage.size(key as string)).toBeNull();
    for (const key of Object.values(second.previews))
      expect(await app.context.storage.size(key as string)).toBeGreaterThan(0);
  });

  it('is broken with the reason, instead of pending for ever, if the original is missing (DAT-108)', async () => {
    const file = await send('still.png', bytesLike.png());
    await app.context.storage.remove(file.sourcePath);
    await editor.call.files.createMetadata({ file: file.id });
    await app.jobsDone();
    const after = await editor.documents.get(files, file.id);
    expect(after).toMatchObject({ media: 'broken', mediaError: 'The original is missing from the storage.' });
    const got = await editor.fetch(`/api/files/${file.id}/original`);
    expect([got.status, got.headers.get('cache-control'), got.headers.get('etag')]).toEqual([404, 'no-store', null]);
  });

  it('is made again only for people who can see the file', async () => {
    const file = await send('still.png', bytesLike.png());
    const nobody = await app.addPerson({ name: 'No Roles' });
    await expect(nobody.call.files.createMetadata({ file: file.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
