import { createContext, type ReactNode, useContext } from 'react';
import type { SyncClient } from '../client/index.ts';

const SyncContext = createContext<SyncClient | undefined>(undefined);

/** Provides the page's sync client to every hook of this package. */
export function SyncProvider({ client, children }: { client: SyncClient; children: ReactNode }) {
  return <SyncContext value={client}>{children}</SyncContext>;
}

/** The page's sync client, for work outside rendering: one-off fetches, batches of writes. */
export function useSyncClient(): SyncClient {
  const client = useContext(SyncContext);
  if (!client) throw new Error('There is no SyncProvider above this component.');
  return client;
}
