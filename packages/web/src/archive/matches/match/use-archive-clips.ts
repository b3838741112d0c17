import { type ArchiveEvent, archiveEvents } from '@pavilion/domain/archive';
import { useAccessible } from '../../use-accessible.ts';

const most = 1_000;

/** The moments that people marked in the recordings of a match. */
export function useArchiveClips(match: string): readonly ArchiveEvent[] {
  const { documents } = useAccessible(archiveEvents, {
    where: { match, source: 'user' },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
  return documents;
}
