import { archiveEvents, type Neighbours } from '@pavilion/domain/archive';
import { and } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { useCallback } from 'react';

/** Asks which other deliveries of a recording begin next before and after a mark. Without an answer, none are known. */
export function useNeighbours(file: string) {
  const client = useSyncClient();
  return useCallback(
    async (delivery: string, mark: number): Promise<Neighbours> => {
      const next = async (direction: 'asc' | 'desc') => {
        const side = direction === 'asc' ? { gt: mark } : { lt: mark };
        const { documents } = await client.fetch(archiveEvents, {
          where: and({ file, source: 'feed' }, { tcIn: side }, { not: { id: delivery } }),
          orderBy: [{ field: 'tcIn', direction }],
          limit: 1,
        });
        return documents[0];
      };
      try {
        const [before, after] = await Promise.all([next('desc'), next('asc')]);
        return { before, after };
      } catch {
        return {};
      }
    },
    [client, file],
  );
}
