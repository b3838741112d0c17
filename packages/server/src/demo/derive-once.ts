import { files } from '@pavilion/domain/files';
import type { PatchOf } from '@pavilion/sync';
import type { Context } from '../context.ts';
import { makeMedia } from '../modules/files/make-media.ts';

const actor = { kind: 'system', name: 'demo' } as const;

/** Processes the first of several equal files; the others get copies of its results. */
export async function deriveOnce(context: Context, [first, ...others]: readonly string[]): Promise<void> {
  if (!first) return;
  await makeMedia.run(context, { file: first }, new AbortController().signal);
  const made = await context.store.get(files, first);
  if (!made) return;
  const { media, mediaError, hasPreview, placeholder, pages, metadata, mime, assetType } = made;
  const same = { media, mediaError, hasPreview, placeholder, pages, metadata, mime, assetType };
  const patches: { id: string; changes: PatchOf<typeof files> }[] = [];
  for (const id of others) {
    const previews: Record<string, string> = {};
    for (const [kind, key] of Object.entries(made.previews)) {
      if (!key) continue;
      const target = key.replace(first, id);
      previews[kind] = target;
      const about = { contentType: 'application/octet-stream', fileName: kind, keep: true };
      await context.storage.withLocal(key, (path) => context.storage.putFile(target, path, about));
    }
    patches.push({ id, changes: { ...same, previews } });
  }
  await context.store.transaction(actor, (tx) => tx.patchBatch(files, patches));
}
