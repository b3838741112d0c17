import { pagePath } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import { matches } from '@pavilion/domain/archive';
import { extensionOf, type FileDocument, files } from '@pavilion/domain/files';
import { collections, type Zip, zips } from '@pavilion/domain/library';
import { briefs } from '@pavilion/domain/production';
import type { PatchOf } from '@pavilion/sync';
import type { Context } from '../../context.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import type { StoredFile } from '../../engines/storage/types.ts';
import { filePath } from '../files/file-path.ts';

export interface BuiltFile {
  key: string;
  fileName: string;
  mime: string;
  stored: StoredFile;
  changes?: PatchOf<typeof zips>;
}

/** Creates the file document of a zip or joined film and marks it ready; false if it was deleted meanwhile. */
export function publishZip(context: Context, zip: Zip, viewer: Viewer, built: BuiltFile): Promise<boolean> {
  const { key, fileName, stored, mime, changes } = built;
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
        sourceFileName: key.slice(key.lastIndexOf('/') + 1),
        sourceExtention: extensionOf(fileName) ?? '',
        sourceBucket: context.config.s3?.bucket ?? 'local',
        sourceDownloadURL: filePath(id, 'original'),
        mime,
        uploadedBy: viewer.id,
        prodID: zip.prodID,
        colID: zip.colID,
        deleteDate: zip.deleteDate,
        ...about,
      });
    }
    await tx.patch(zips, zip.id, {
      ...changes,
      status: 'ready',
      file: id,
      size: stored.size,
      progress: null,
      error: null,
    });
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

export async function patchZip(context: Context, { id }: Zip, changes: PatchOf<typeof zips>): Promise<void> {
  await context.store.transaction({ kind: 'system', name: 'job:buildZip' }, async (tx) => {
    if (await tx.lock(zips, id)) await tx.patch(zips, id, changes);
  });
}
