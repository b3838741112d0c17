import { files } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';

/** Nobody pairs more in a day; older ones come up as these go. */
const most = 2_000;

/** The uploads that belong to no match yet, the newest first (ARC-071). */
export function useAwaiting() {
  return useLive(files, {
    where: { what: 'archive-awaiting' },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
}
