import { useEffect, useMemo, useRef } from 'react';
import type { Stay } from '../client/index.ts';
import type { DocumentType } from '../document.ts';
import type { Present, Spot } from '../protocol.ts';
import { useSyncClient } from './sync-provider.tsx';
import { useWatched } from './use-watched.ts';

/** Tells the others in a document where this person is in it, while the component is shown. */
export function useHere(type: DocumentType, id: string, at: Spot): void {
  const client = useSyncClient();
  const stay = useRef<Stay | undefined>(undefined);
  const latest = useRef(at);
  latest.current = at;
  const text = JSON.stringify(at);
  useEffect(() => {
    const own = client.room(type, id).enter(latest.current);
    stay.current = own;
    return () => {
      own.leave();
      stay.current = undefined;
    };
  }, [client, type, id]);
  useEffect(() => {
    stay.current?.move(JSON.parse(text) as Spot);
  }, [text]);
}

/** Everybody in a document now, this person included. Needs `useHere` for the same document on the page. */
export function usePresent(type: DocumentType, id: string): readonly Present[] {
  const client = useSyncClient();
  const room = useMemo(() => client.room(type, id), [client, type, id]);
  return useWatched(room);
}
