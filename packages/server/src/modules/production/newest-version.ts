import { files } from '@pavilion/domain/files';
import type { Tx } from '../../engines/store/types.ts';

/**
 * Kinds of files that are versions of a deliverable: its own uploads, and uploads to a collection that became a deliverable.
 */
export const versionKinds = ['deliverable', 'collection-file'] as const;

/** The file of a deliverable with the highest version, or null. */
export async function newestVersion(tx: Pick<Tx, 'find'>, deliverable: string): Promise<string | null> {
  const [newest] = await tx.find(files, {
    where: { delID: deliverable, what: { in: versionKinds } },
    orderBy: [{ field: 'version', direction: 'desc' }],
    limit: 1,
  });
  return newest?.id ?? null;
}
