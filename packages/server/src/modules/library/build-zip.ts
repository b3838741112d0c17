import { pagePath } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import { matches } from '@pavilion/domain/archive';
import { downloadName, type FileDocument, files, storagePath } from '@pavilion/domain/files';
import { collections, type Zip, zips } from '@pavilion/domain/library';
import { briefs } from '@pavilion/domain/production';
import type { PatchOf } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { viewerById } from '../../engines/auth/viewers.ts';
import { isHandedBack } from '../../engines/jobs/hand-back.ts';
import { reportProgress } from '../../engines/jobs/report-progress.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import type { StoredFile } from '../../engines/storage/types.ts';
import { filePath } from '../files/file-path.ts';
import { reasonForPeople } from '../files/reason-for-people.ts';
import { visibleFiles } from '../files/visible-files.ts';
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
    await patch(context, zip, { status: 'requested', error: null, progress: 0 });
    try {
      await build(context, zip, signal);
    } catch (error) {
      if (!isHandedBack(signal))
        await patch(context, zip, { status: 'failed', error: reasonForPeople(error), progress: null });
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
    return patch(context, zip, { status: 'failed', error: 'None of these files exist any more.', progress: null });
  }

  const total = Math.max(
    1,
    included.reduce((sum, file) => sum + file.size, 0),
  );
  const free = await context.storage.free();
  if (free !== null && total > free) {
    return patch(context, zip, {
      status: 'failed',
      error: 'There is not enough room on the disk for this zip.',
      progress: null,
    });
  }
  const progress = reportProgress(context.log, (percent) => patch(context, zip, { progress: percent }));
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
  if (!(await publish(context, zip, viewer, { key, fileName, stored }))) await context.storage.remove(key);
}

/** Creates the file document of the zip and marks it ready; false if the zip was deleted meanwhile. */
function publish(
  context: Context,
  zip: Zip,
  viewer: Viewer,
  built: { key: string; fileName: string; stored: StoredFile },
): Promise<boolean> {
  const { key, fileName, stored } = built;
  // In the requester's name: the policy of the file looks at its creator.
  return context.store.transaction({ kind: 'user', id: viewer.id }, async (tx) => {
    const now = await tx.lock(zips, zip.id);
    if (!now) return false;
    const id = `zip-${zip.id}`;
    const about: Partial<FileDocument> = { size: stored.size, sha256: stored.sha256, sourcePath: key };
    if (await tx.get(files, id)) await tx.patch(files, id, about);
    else {
      await tx.insert(files, {
        id,
        what: 'zip',
        name: fileName,
        sourceFileNameAsUploaded: fileName,
        sourceFileName: `${zip.id}.zip`,
        sourceExtention: 'zip',
        sourceBucket: context.config.s3?.bucket ?? 'local',
        sourceDownloadURL: filePath(id, 'original'),
        mime: 'application/zip',
        uploadedBy: viewer.id,
        prodID: zip.prodID,
        colID: zip.colID,
        deleteDate: zip.deleteDate,
        ...about,
      });
    }
    await tx.patch(zips, zip.id, { status: 'ready', file: id, size: stored.size, progress: null, error: null });
    await notify(tx, {
      to: [viewer.id],
      kind: 'zipReady',
      title: `${zip.zipName} is ready to download`,
      link: pageOf(zip),
    });
    return true;
  });
}

/** The page that lists the zip: a selection is of the catalogue, or of the clips of the archive. */
function pageOf({ colID, prodID, matchID, archive }: Zip): string {
  if (matchID) return `${pagePath(matches, { id: matchID })}?tab=recordings`;
  if (archive) return '/clips';
  if (colID) return pagePath(collections, { id: colID });
  return prodID ? pagePath(briefs, { id: prodID }) : '/content';
}

async function patch(context: Context, { id }: Zip, changes: PatchOf<typeof zips>): Promise<void> {
  await context.store.transaction({ kind: 'system', name: 'job:buildZip' }, async (tx) => {
    if (await tx.lock(zips, id)) await tx.patch(zips, id, changes);
  });
}
