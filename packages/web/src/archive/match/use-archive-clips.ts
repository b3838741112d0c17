import { type ArchiveEvent, archiveEvents } from '@pavilion/domain/archive';
import { and } from '@pavilion/sync';
import { useLive } from '@pavilion/sync/react';
import { useMatchAccess } from '../use-match-access.ts';

const most = 1_000;

/** The moments that people marked in the recordings of a match. */
export function useArchiveClips(match: string): readonly ArchiveEvent[] {
  const access = useMatchAccess();
  const { documents } = useLive(archiveEvents, {
    where: and({ match, source: 'user' }, access),
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
  return documents;
}
