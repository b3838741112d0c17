import { useCallback } from 'react';
import type { PatchOptions } from '../client/index.ts';
import type { DocumentOf, DocumentType, NewDocument, PatchOf } from '../document.ts';
import { heldBy } from '../expected.ts';
import { useSyncClient } from './sync-provider.tsx';

/** Changes fields of a document: appears immediately, rolled back with a `SyncError` when the server refuses. */
export function usePatch<D extends DocumentType>(
  type: D,
): (id: string, changes: PatchOf<D>, options?: PatchOptions) => Promise<DocumentOf<D>> {
  const client = useSyncClient();
  return useCallback((id, changes, options) => client.patch(type, id, changes, options), [client, type]);
}

/**
 * Changes fields of a document that a person sees, in the same way, but only while they have the values that are seen: refused
 * with MOVED_ON when somebody else was quicker, maybe while this browser was offline.
 */
export function useChange<D extends DocumentType>(
  type: D,
): (seen: DocumentOf<D>, changes: PatchOf<D>) => Promise<DocumentOf<D>> {
  const client = useSyncClient();
  return useCallback(
    (seen, changes) => client.patch(type, seen.id, changes, { expected: heldBy(seen, Object.keys(changes)) }),
    [client, type],
  );
}

/** Inserts a document, in the same way; resolves to the document as saved. */
export function useInsert<D extends DocumentType>(type: D): (document: NewDocument<D>) => Promise<DocumentOf<D>> {
  const client = useSyncClient();
  return useCallback((document) => client.insert(type, document), [client, type]);
}

/** Deletes a document, in the same way. */
export function useRemove(type: DocumentType): (id: string, options?: { rev?: number }) => Promise<void> {
  const client = useSyncClient();
  return useCallback((id, options) => client.remove(type, id, options), [client, type]);
}
