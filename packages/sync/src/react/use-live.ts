import { useMemo } from 'react';
import { canonical } from '../canonical.ts';
import { loading } from '../client/channel.ts';
import type { LiveResult, TypeQuery, Watchable } from '../client/index.ts';
import type { DocumentOf, DocumentType } from '../document.ts';
import { useSyncClient } from './sync-provider.tsx';
import { useWatched } from './use-watched.ts';

const unasked: Watchable<LiveResult<never>> = { get: () => loading, subscribe: () => () => undefined };

/**
 * All matching documents in order, kept up to date; our own changes appear immediately. The query may be written
 * inline: equal queries share a channel. Null asks nothing yet and stays 'loading'.
 */
export function useLive<D extends DocumentType>(type: D, query: TypeQuery | null): LiveResult<DocumentOf<D>> {
  const client = useSyncClient();
  const key = query && canonical({ ...query, collection: type.name });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query, and stays the same when a new object has the same content.
  const live = useMemo(() => (query ? client.live(type, query) : unasked), [client, key]);
  // A first answer puts much on the screen. What changes later is shown at once.
  return useWatched(live, ({ status }) => status === 'loading');
}
