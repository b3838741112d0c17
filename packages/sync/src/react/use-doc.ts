import { useDeferredValue, useMemo } from 'react';
import type { DocumentOf, DocumentType } from '../document.ts';
import { useSyncClient } from './sync-provider.tsx';
import { useLive } from './use-live.ts';

export interface DocResult<T> {
  document: T | undefined;
  /** 'missing' also when the user may not read the document. */
  status: 'loading' | 'ready' | 'missing';
}

/**
 * One document by id, kept up to date. Available immediately when another list on the page already holds the document.
 */
export function useDoc<D extends DocumentType>(type: D, id: string | null | undefined): DocResult<DocumentOf<D>> {
  const client = useSyncClient();
  const { documents, status } = useLive(type, id ? { where: { id } } : null);
  // What was held at first is shown at once; what comes while the answer is on its way, often with it, is drawn in steps.
  const isHeld = useMemo(() => Boolean(id && client.peek(type, id)), [client, type, id]);
  const held = status === 'loading' && id ? client.peek(type, id) : undefined;
  const drawn = useDeferredValue(held);
  const document = documents[0] ?? (isHeld || drawn?.id === id ? held : undefined);
  if (document) return { document, status: 'ready' };
  return { document: undefined, status: status === 'loading' ? 'loading' : 'missing' };
}
