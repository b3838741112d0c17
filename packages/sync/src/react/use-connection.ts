import { useMemo } from 'react';
import type { ConnectionState, Glow } from '../client/index.ts';
import type { DocumentType } from '../document.ts';
import { useSyncClient } from './sync-provider.tsx';
import { useWatched } from './use-watched.ts';

/** State of the connection to the server, and since when. */
export function useConnection(): ConnectionState {
  const { connection } = useSyncClient();
  return useWatched(connection);
}

/** Number of this page's changes that the server has not answered yet. */
export function useUnsaved(): number {
  const { unsaved } = useSyncClient();
  return useWatched(unsaved);
}

/** Another user's change to this document, for about a second; otherwise undefined. */
export function useGlow(type: DocumentType, id: string): Glow | undefined {
  const client = useSyncClient();
  const glow = useMemo(() => client.glow(type, id), [client, type, id]);
  return useWatched(glow);
}
