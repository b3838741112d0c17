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
  const document = documents[0] ?? (status === 'loading' && id ? client.peek(type, id) : undefined);
  if (document) return { document, status: 'ready' };
  return { document: undefined, status: status === 'loading' ? 'loading' : 'missing' };
}
