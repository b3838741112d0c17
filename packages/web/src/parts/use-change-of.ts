import type { DocumentType, Where } from '@pavilion/sync';
import { useLive } from '@pavilion/sync/react';
import { useEffect, useMemo, useRef } from 'react';
import { useUser } from '../session/session-provider.tsx';
import { markOf, newestOf } from './newest.ts';
import { paceApart } from './pace-apart.ts';

/**
 * Calls back when the newest documents of a live window change, or others take their place: at once if this person changed
 * the first of them.
 */
export function useChangeOf(type: DocumentType, where: Where | null, changed: () => unknown) {
  const { documents, status } = useLive(type, where && newestOf(where));
  const user = useUser();
  const [first] = documents;
  const own = first !== undefined && 'updated_by' in first && first.updated_by === user.id;
  const newest = status === 'ready' ? markOf(documents) : null;
  const seen = useRef<string | null>(null);
  const latest = useRef<(() => unknown) | null>(null);
  const call = useMemo(() => paceApart(() => void latest.current?.()), []);
  useEffect(() => {
    latest.current = changed;
    return () => {
      latest.current = null;
    };
  }, [changed]);
  useEffect(() => {
    if (newest === null) return;
    if (seen.current !== null && seen.current !== newest) call(own);
    seen.current = newest;
  }, [newest, own, call]);
}
