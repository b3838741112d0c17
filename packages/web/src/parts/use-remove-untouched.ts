import { isUntouched, type TrashedType } from '@pavilion/domain';
import type { DocumentOf } from '@pavilion/sync';
import { useRemove, useSyncClient } from '@pavilion/sync/react';
import { useEffect, useRef } from 'react';
import { useUser } from '../session/session-provider.tsx';

/**
 * Removes the user's own untouched placeholder when they leave its page. The server refuses if anyone has changed the document
 * since. Call in a component with the document's id as its key.
 */
export function useRemoveUntouched<D extends TrashedType>(type: D, document: DocumentOf<D>): void {
  const client = useSyncClient();
  const remove = useRemove(type);
  const user = useUser();
  const leave = () => {
    // Includes a change that is still on its way to the server.
    const last = client.peek(type, document.id) ?? document;
    if (isUntouched(type, last, user.id)) remove(last.id, { rev: last._rev }).catch(() => undefined);
  };
  const latest = useRef(leave);
  latest.current = leave;
  const leaving = useRef<number>(undefined);
  useEffect(() => {
    // React's strict mode leaves and enters again at once.
    window.clearTimeout(leaving.current);
    return () => {
      leaving.current = window.setTimeout(() => latest.current());
    };
  }, []);
}
