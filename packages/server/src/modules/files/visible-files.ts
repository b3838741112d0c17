import type { Viewer } from '@pavilion/domain/access';
import { type FileDocument, files } from '@pavilion/domain/files';
import { and } from '@pavilion/sync';
import type { Store } from '../../engines/store/types.ts';

const AT_ONCE = 500;

/** The files among these that this person can see now, by id. */
export async function visibleFiles(
  store: Store,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, FileDocument>> {
  const rule = store.effectiveWhere(viewer, files.name);
  const found = new Map<string, FileDocument>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const where = and(rule, { id: { in: ids.slice(from, from + AT_ONCE) } });
    for (const file of await store.find(files, { where })) found.set(file.id, file);
  }
  return found;
}
