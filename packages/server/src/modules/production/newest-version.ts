import { files } from '@pavilion/domain/files';
import type { Tx } from '../../engines/store/types.ts';

/** What counts as a version of a deliverable: its own uploads, and those of a collection that became one. */
export const versionKinds = ['deliverable', 'collection-file'] as const;

/** The file of a deliverable with the highest version, or null when it has none. */
export async function newestVersion(tx: Pick<Tx, 'find'>, deliverable: string): Promise<string | null> {
  const [newest] = await tx.find(files, {
    where: { delID: deliverable, what: { in: versionKinds } },
    orderBy: [{ field: 'version', direction: 'desc' }],
    limit: 1,
  });
  return newest?.id ?? null;
}
