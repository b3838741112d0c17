import type { DocumentType, Where } from '@pavilion/sync';
import { paced } from '@pavilion/sync/client';
import { useLive } from '@pavilion/sync/react';
import { useEffect, useMemo, useRef } from 'react';

/** Least milliseconds between two calls: an import or a batch edit changes thousands of documents one after another. */
const rest = 1_000;

/** Calls back when the newest document of a live window is replaced or changed. */
export function useChangeOf(type: DocumentType, where: Where | null, changed: () => unknown) {
  const { documents, status } = useLive(
    type,
    where && { where, orderBy: [{ field: 'updated_at', direction: 'desc' }], limit: 1 },
  );
  const newest = status === 'ready' ? documents.map((document) => `${document.id} ${document._rev}`).join() : null;
  const seen = useRef<string | null>(null);
  const latest = useRef<(() => unknown) | null>(null);
  const call = useMemo(() => paced(() => void latest.current?.(), rest), []);
  useEffect(() => {
    latest.current = changed;
    return () => {
      latest.current = null;
    };
  }, [changed]);
  useEffect(() => {
    if (newest === null) return;
    if (seen.current !== null && seen.current !== newest) call();
    seen.current = newest;
  }, [newest, call]);
}
