import { archiveClipsWhere, archiveEvents } from '@pavilion/domain/archive';
import { useAccessible } from '../../use-accessible.ts';

const most = 1_000;

/** The archive clips of a match, newest first (ARC-038). */
export function useArchiveClips(match: string) {
  return useAccessible(archiveEvents, {
    where: archiveClipsWhere(match),
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
}
