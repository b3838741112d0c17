import type { DocumentType } from '@pavilion/sync';
import type { Tx } from './types.ts';

/**
 * Takes what this transaction has deleted off the trash of administrators: other documents have replaced it, so that restoring it
 * would double it. Only an Undo brings it back.
 */
export async function keepForUndo(tx: Tx, type: DocumentType, ids: readonly string[]): Promise<void> {
  await tx.sql(
    `UPDATE trash SET undo_only = true
     WHERE collection = $1 AND deleted_at = $2 AND id IN (SELECT jsonb_array_elements_text($3::jsonb))`,
    [type.name, tx.now, JSON.stringify(ids)],
  );
}

/** Removes what this transaction has deleted from the trash: an undone act leaves nothing behind. */
export async function forgetDeleted(tx: Tx, type: DocumentType, ids: readonly string[]): Promise<void> {
  await tx.sql(
    `DELETE FROM trash
     WHERE collection = $1 AND deleted_at = $2 AND id IN (SELECT jsonb_array_elements_text($3::jsonb))`,
    [type.name, tx.now, JSON.stringify(ids)],
  );
}
