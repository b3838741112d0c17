import { downloadName, storagePath } from '@pavilion/domain/files';
import type { Zip } from '@pavilion/domain/library';
import type { Context } from '../../context.ts';
import { viewerById } from '../../engines/auth/viewers.ts';
import { reportProgress } from '../../engines/jobs/report-progress.ts';
import { visibleFiles } from '../files/visible-files.ts';
import { patchZip, publishZip } from './publish-zip.ts';
import { writeZip } from './write-zip.ts';
import { zipEntries } from './zip-entries.ts';
import { zipJob } from './zip-job.ts';

/**
 * Builds a requested zip from the files that its requester can see now, and notifies them when it is ready. Its bytes get their
 * key only when complete.
 */
export const buildZip = zipJob('buildZip', build);

async function build(context: Context, zip: Zip, signal: AbortSignal): Promise<string | undefined> {
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
  if (included.length === 0) return 'None of these files exist any more.';

  const total = Math.max(
    1,
    included.reduce((sum, file) => sum + file.size, 0),
  );
  const free = await context.storage.free();
  if (free !== null && total > free) return 'There is not enough room on the disk for this zip.';
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
  return undefined;
}
