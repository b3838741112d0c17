import { useSyncClient } from '@pavilion/sync/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalWords } from './refusal.ts';

/** What was asked while the server was away is asked again when it is back, as far as a screen still shows it. */
export function useAskAgain(): void {
  const queries = useQueryClient();
  const { connection } = useSyncClient();
  useEffect(() => {
    let wasOnline = false;
    const look = () => {
      const isOnline = connection.get().status === 'online';
      if (isOnline && !wasOnline) {
        void queries.refetchQueries({
          type: 'active',
          predicate: ({ state: { error } }) => error !== null && refusalWords(error).code === 'UNREACHABLE',
        });
      }
      wasOnline = isOnline;
    };
    look();
    return connection.subscribe(look);
  }, [queries, connection]);
}
