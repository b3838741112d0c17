import type { Viewer } from '@pavilion/domain/access';
import { type FileDocument, files, storageKey } from '@pavilion/domain/files';
import type { Context } from '../../context.ts';
import type { Sniffed } from '../../engines/media/index.ts';
import { safeFileName } from '../../engines/storage/content-disposition.ts';
import { wantMedia } from './make-media.ts';
import type { UploadPlan } from './plan-upload.ts';
import { storedFields } from './stored-fields.ts';

/** A complete local file that was checked against its plan. It stays; the caller removes it. */
export interface CheckedFile {
  /** Id of the new file document: the same id never makes two. */
  id: string;
  name: string;
  path: string;
  sniffed: Sniffed;
  sha256?: () => Promise<string>;
}

/** Moves a file into storage, and creates its document and the change of state in one transaction, in the person's name. */
export async function keepFile(
  context: Context,
  viewer: Viewer,
  plan: UploadPlan,
  { id, path, sniffed, sha256, ...about }: CheckedFile,
): Promise<FileDocument> {
  const name = safeFileName(about.name);
  const key = storageKey(plan.folder, name, id);
  const stored = await context.storage.putFile(key, path, {
    contentType: sniffed.mime,
    fileName: name,
    keep: true,
    ...(sha256 ? { sha256 } : {}),
  });
  try {
    return await context.store.transaction({ kind: 'user', id: viewer.id }, async (tx) => {
      const first = await tx.get(files, id);
      if (first) return first;
      const file = await tx.insert(files, {
        ...storedFields(context.config, id, { name, key, stored }),
        assetType: sniffed.assetType,
        mime: sniffed.mime,
        uploadedBy: viewer.id,
        metadata: { size: stored.size },
        ...(await plan.place(tx, id)),
      });
      await plan.after?.(tx, file);
      await wantMedia(tx, file);
      return file;
    });
  } catch (error) {
    // Refused at the last moment (signed off meanwhile, for example): no document refers to the bytes.
    if (!(await context.store.get(files, id))) await context.storage.remove(key);
    throw error;
  }
}
