import { createContext, type ReactNode, useContext } from 'react';
import type { SyncClient } from '../client/index.ts';

const SyncContext = createContext<SyncClient | undefined>(undefined);

/** Gives the page its one sync client; every hook of this package works below it. */
export function SyncProvider({ client, children }: { client: SyncClient; children: ReactNode }) {
  return <SyncContext value={client}>{children}</SyncContext>;
}

/** The page's sync client, for what is not shown: fetching once, writing many. */
export function useSyncClient(): SyncClient {
  const client = useContext(SyncContext);
  if (!client) throw new Error('There is no SyncProvider above this component.');
  return client;
}
