import { files } from '@pavilion/domain/files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addBrief } from '../../testing/upload-stage.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';
import { removeForgottenFiles } from './remove-forgotten-files.ts';

const day = 86_400_000;
let now = Date.now();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now).toISOString() });
});
afterAll(() => app.stop());

it('the bytes of a deleted file are kept for 30 days, and for good if it is restored (OPN-098)', async () => {
  const admin = await app.addPerson({ name: 'Fe Edback', roles: ['production_access', 'production_feedback'] });
  const brief = await addBrief(app);
  const send = async (name: string) => {
    const { id } = await upload(admin, { what: 'briefReference', prodID: brief.id }, name, bytesLike.png());
    return (await app.context.store.get(files, id))!;
  };
  const [gone, back, kept] = [await send('gone.png'), await send('back.png'), await send('kept.png')];
  for (const file of [gone, back]) await admin.documents.delete(files, file.id);
  const there = async () => {
    await removeForgottenFiles.run(app.context, {}, new AbortController().signal);
    return Promise.all(
      [gone, back, kept].map(async (file) => (await app.context.storage.size(file.sourcePath)) !== null),
    );
  };
  now += 29 * day;
  expect(await there()).toEqual([true, true, true]);
  await app.context.store.restore({ kind: 'system', name: 'test' }, files, back.id);
  now += 2 * day;
  expect(await there()).toEqual([false, true, true]);
});
