import type { Viewer } from '@pavilion/domain/access';
import { type FileDocument, files } from '@pavilion/domain/files';
import type { Reader } from '../../engines/store/types.ts';

/** Those of these files that the person may see, by id. */
export async function visiblePictures(
  reader: Reader,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, FileDocument>> {
  const found = new Map<string, FileDocument>();
  for (const id of new Set(ids)) {
    const file = await reader.visible(viewer, files, id);
    if (file) found.set(id, file);
  }
  return found;
}

/** Those that the person may not see, or that do not exist any more. */
export async function hiddenPictures(reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Set<string>> {
  const visible = await visiblePictures(reader, viewer, ids);
  return new Set(ids.filter((id) => !visible.has(id)));
}
