import { archiveEvents } from '@pavilion/domain/archive';
import { useAccessible } from '../../use-accessible.ts';

const most = 1_000;

/** The clips that people marked in a match's recordings, newest first. */
export function useArchiveClips(match: string) {
  return useAccessible(archiveEvents, {
    where: { match, source: 'user' },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
}
