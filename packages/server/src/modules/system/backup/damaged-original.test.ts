import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { files } from '@pavilion/domain/files';
import { expect, it, onTestFinished } from 'vitest';
import { openBackupStorage } from '../../../engines/storage/index.ts';
import { startApp } from '../../../testing/app.ts';
import { addBrief, addDeliverable } from '../../../testing/upload-stage.ts';
import { bytesLike, upload } from '../../../testing/uploads.ts';
import { openNightlyArchive } from './nightly-archive.ts';
import { makeNightlyBackup } from './nightly-backup.ts';
import { fileKey } from './nightly-folder.ts';

it('a nightly backup says of an original that it was damaged when it was copied, and copies it again once it is whole (OPS-009 OPS-010)', {
  timeout: 180_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-damaged-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const app = await startApp({ config: { backup: { folder, s3: null, keepDays: 9 } } });
  const editor = await app.addPerson({
    name: 'Ed Itor',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
  const { id: production } = await addBrief(app, { title: 'Opening night' });
  const { id: delID } = await addDeliverable(app, { title: 'Still', type: 'Image', production });
  const whole = bytesLike.png();
  const { id } = await upload(editor, { what: 'deliverable', delID }, 'still.png', whole);
  await app.jobsDone();
  const key = (await app.context.store.get(files, id))!.sourcePath;
  const original = join(app.context.config.dataDir, 'files', key);
  const { database, storage, config } = app.context;
  const target = await openBackupStorage(config);
  const backUp = async (night: number) => {
    const clock = () => `2026-11-2${night}T02:10:00.000Z`;
    const source = { database, storage, clock, temporary: join(folder, 'temporary') };
    const { manifest, damaged } = await makeNightlyBackup(source, target, 9, new AbortController().signal);
    return { damaged, faults: manifest.faults, file: manifest.files.find((file) => file.key === key)! };
  };

  await writeFile(original, 'torn');
  const torn = { damaged: [key], faults: [{ key, name: 'still.png', fault: 'damaged' }] };
  const first = await backUp(1);
  expect(first).toMatchObject(torn);
  expect(await backUp(2)).toMatchObject({ ...torn, file: { from: first.file.from } });
  // Half a file is worth more than none: it is restored as it is.
  await (await openNightlyArchive(target, 'latest')).close();

  await writeFile(original, whole);
  const third = await backUp(3);
  expect(third).toMatchObject({ damaged: [], faults: [] });
  expect((await buffer(await target.read(fileKey(third.file)))).equals(Buffer.from(whole))).toBe(true);
  expect(await backUp(4)).toMatchObject({ damaged: [], file: { from: third.file.from } });
  await app.stop();
});
