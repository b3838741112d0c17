import { type Deliverable, type FileDocument, files } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

/** The current version of each of these deliverables, live, by file id. */
export function useCurrentFiles(
  deliverables: readonly Deliverable[],
): (deliverable: Deliverable) => FileDocument | undefined {
  const ids = useMemo(() => deliverables.flatMap((deliverable) => deliverable.currentFileID ?? []), [deliverables]);
  const { documents } = useLive(files, ids.length > 0 ? { where: { id: { in: ids } } } : null);
  return useMemo(() => {
    const byId = new Map(documents.map((file) => [file.id, file]));
    return (deliverable) => (deliverable.currentFileID ? byId.get(deliverable.currentFileID) : undefined);
  }, [documents]);
}
