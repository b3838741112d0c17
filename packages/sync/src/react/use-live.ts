import { useMemo, useSyncExternalStore } from 'react';
import { canonical } from '../canonical.ts';
import { loading } from '../client/channels.ts';
import type { LiveResult, TypeQuery, Watchable } from '../client/index.ts';
import type { DocumentOf, DocumentType } from '../document.ts';
import { useSyncClient } from './sync-provider.tsx';

const unasked: Watchable<LiveResult<never>> = { get: () => loading, subscribe: () => () => undefined };

/**
 * All documents that match, in order, kept up to date, with our own changes shown at once. The query may be written in place: equal
 * ones are one. Null asks nothing yet and stays 'loading'.
 */
export function useLive<D extends DocumentType>(type: D, query: TypeQuery | null): LiveResult<DocumentOf<D>> {
  const client = useSyncClient();
  const key = query && canonical({ ...query, collection: type.name });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the query, and stays the same where a new object says the same.
  const live = useMemo(() => (query ? client.live(type, query) : unasked), [client, key]);
  return useSyncExternalStore(live.subscribe, live.get, live.get);
}
