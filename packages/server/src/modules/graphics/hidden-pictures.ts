import type { Viewer } from '@pavilion/domain/access';
import { files } from '@pavilion/domain/files';
import type { Reader } from '../../engines/store/types.ts';

/** Those of these files that the person may not see, or that do not exist any more. */
export async function hiddenPictures(reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Set<string>> {
  const hidden = new Set<string>();
  for (const id of new Set(ids)) if (!(await reader.visible(viewer, files, id))) hidden.add(id);
  return hidden;
}
