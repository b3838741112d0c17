import { type DocumentOf, type DocumentType, differing, type PatchOf, type Where } from '@pavilion/sync';
import type { Tx } from './types.ts';

/** Copies fields of another document onto each of these that differs, in one write. Undefined clears a field. */
export async function carry<D extends DocumentType>(
  tx: Tx,
  type: D,
  documents: readonly DocumentOf<D>[],
  wanted: (document: DocumentOf<D>) => PatchOf<D>,
): Promise<void> {
  const patches = documents.flatMap((document) => {
    const changes = differing(document, wanted(document));
    return changes ? [{ id: document.id, changes }] : [];
  });
  if (patches.length > 0) await tx.patchBatch(type, patches);
}

/**
 * As `carry`, onto the documents under a condition that differ. All of them are locked as they are read, so most of them should
 * differ.
 */
export function carryWhere<D extends DocumentType>(
  tx: Tx,
  type: D,
  where: Where,
  wanted: (document: DocumentOf<D>) => PatchOf<D>,
): Promise<void> {
  return tx.patchWhere(type, where, (document) => differing(document, wanted(document)));
}
