import { briefs, deliverables, files, notes } from '@pavilion/domain';
import { useDoc, useLive } from '@pavilion/sync/react';

/**
 * Everything the review room reads: the deliverable, its brief, its versions (newest first) and their notes. `addressed` is the
 * brief in the address: an old link, or a room that was open at the time, names the one that it was moved from.
 */
export function useReviewDocuments(id: string, addressed: string) {
  const { document: deliverable, status } = useDoc(deliverables, id);
  const { document: brief } = useDoc(briefs, deliverable?.production ?? addressed);
  const { documents: versions, status: versionsStatus } = useLive(files, {
    where: { delID: id, what: 'deliverable' },
    orderBy: [{ field: 'version', direction: 'desc' }],
  });
  const { documents: allNotes, status: notesStatus } = useLive(notes, { where: { delID: id } });
  return {
    deliverable,
    // Its versions are asked for together with it, and the room drawn once, with both.
    status: status === 'ready' && versionsStatus === 'loading' ? 'loading' : status,
    brief,
    versions,
    hasVersions: versionsStatus === 'ready',
    allNotes,
    hasNotes: notesStatus === 'ready',
  };
}
