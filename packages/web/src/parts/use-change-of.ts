import type { DocumentType, Where } from '@pavilion/sync';
import { useLive } from '@pavilion/sync/react';
import { useEffect, useRef } from 'react';

/** Calls back when the newest document of a live window becomes another one, or another revision of it. */
export function useChangeOf(type: DocumentType, where: Where | null, changed: () => unknown) {
  const { documents, status } = useLive(
    type,
    where && { where, orderBy: [{ field: 'updated_at', direction: 'desc' }], limit: 1 },
  );
  const newest = status === 'ready' ? documents.map((document) => `${document.id} ${document._rev}`).join() : null;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (newest === null) return;
    if (seen.current !== null && seen.current !== newest) void changed();
    seen.current = newest;
  }, [newest, changed]);
}
