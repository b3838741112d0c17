import { files } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';

/** More than anyone pairs in a day. Older files appear as newer ones are paired. */
const most = 2_000;

/** Uploads awaiting a match, newest first (ARC-071). */
export function useAwaiting() {
  return useLive(files, {
    where: { what: 'archive-awaiting' },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
}
