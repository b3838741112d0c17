import { graphicExports } from '@pavilion/domain/graphics';
import type { Context } from '../../context.ts';
import type { Actor } from '../../engines/store/types.ts';

/** Removes an export, and its bytes after the commit. */
export async function removeExport(context: Context, actor: Actor, id: string): Promise<void> {
  const keys = await context.store.transaction(actor, async (tx) => {
    const found = await tx.lock(graphicExports, id);
    if (!found) return [];
    await tx.remove(graphicExports, id);
    return [found.storageKey, found.cleanKey];
  });
  for (const key of keys) if (key) await context.storage.remove(key);
}
