import { files } from '@pavilion/domain/files';
import { zips } from '@pavilion/domain/library';
import type { Context } from '../../context.ts';
import type { Actor } from '../../engines/store/types.ts';

/** Removes a zip with its file document, and its bytes after the commit. */
export async function removeZip(context: Context, actor: Actor, id: string): Promise<void> {
  const key = await context.store.transaction(actor, async (tx) => {
    const zip = await tx.lock(zips, id);
    if (!zip) return null;
    await tx.remove(zips, id);
    const file = zip.file ? await tx.lock(files, zip.file) : null;
    if (file) await tx.remove(files, file.id);
    return file?.sourcePath ?? null;
  });
  if (key) await context.storage.remove(key);
}
