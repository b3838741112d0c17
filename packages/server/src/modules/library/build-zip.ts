import { downloadName, storagePath } from '@pavilion/domain/files';
import { type Zip, zips } from '@pavilion/domain/library';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { viewerById } from '../../engines/auth/viewers.ts';
import { isHandedBack } from '../../engines/jobs/hand-back.ts';
import { reportProgress } from '../../engines/jobs/report-progress.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { reasonForPeople } from '../files/reason-for-people.ts';
import { visibleFiles } from '../files/visible-files.ts';
import { patchZip, publishZip } from './publish-zip.ts';
import { writeZip } from './write-zip.ts';
import { zipEntries } from './zip-entries.ts';

/**
 * Builds a requested zip from the files that its requester can see now, and notifies them when it is ready. Its bytes get their
 * key only when complete; an interrupted run leaves nothing, and another starts from the beginning.
 */
export const buildZip = defineJob({
  name: 'buildZip',
  payload: z.object({ zip: z.string(), person: z.string().optional() }),
  timeout: 12 * 3600,
  retries: 2,
  concurrency: 2,
  perPerson: 1,
  async run(context, payload, signal) {
    const zip = await context.store.get(zips, payload.zip);
    if (!zip || zip.status === 'ready') return;
    await patchZip(context, zip, { status: 'requested', error: null, progress: 0 });
    try {
      await build(context, zip, signal);
    } catch (error) {
      if (!isHandedBack(signal))
        await patchZip(context, zip, { status: 'failed', error: reasonForPeople(error), progress: null });
      throw error;
    }
  },
});

async function build(context: Context, zip: Zip, signal: AbortSignal): Promise<void> {
  const viewer = await viewerById(context, zip.created_by ?? '');
  const visible = await visibleFiles(
    context.store,
    viewer,
    zip.files.map(({ id }) => id),
  );
  const included = zip.files.flatMap(({ id, folderName }) => {
    const file = visible.get(id);
    return file ? [{ ...file, name: downloadName(file), folderName }] : [];
  });
  if (included.length === 0) {
    return patchZip(context, zip, { status: 'failed', error: 'None of these files exist any more.', progress: null });
  }

  const total = Math.max(
    1,
    included.reduce((sum, file) => sum + file.size, 0),
  );
  const free = await context.storage.free();
  if (free !== null && total > free) {
    return patchZip(context, zip, {
      status: 'failed',
      error: 'There is not enough room on the disk for this zip.',
      progress: null,
    });
  }
  const progress = reportProgress(context.log, (percent) => patchZip(context, zip, { progress: percent }));
  let done = 0;
  const onBytes = (bytes: number) => {
    done += bytes;
    progress.report(Math.min(99, Math.floor((done / total) * 100)));
  };
  const key = `${storagePath({ what: 'zip' }, context.clock().slice(0, 4))}/${zip.id}.zip`;
  const fileName = `${zip.zipName}.zip`;
  const bytes = writeZip(context.storage, zipEntries(included), { signal, onBytes });
  const stored = await context.storage.put(key, bytes, { contentType: 'application/zip', fileName });
  await progress.settled();
  const built = { key, fileName, mime: 'application/zip', stored };
  if (!(await publishZip(context, zip, viewer, built))) await context.storage.remove(key);
}
