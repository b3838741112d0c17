import { trashTypes } from '@pavilion/domain/system';
import { os } from '../../engines/calls/os.ts';
import { notInTrash, putBack } from './put-back.ts';
import { rootsIn, type TrashRow } from './trash-parts.ts';

/**
 * Restores a deleted document, or all of its kind of the same deletion, with the parts of that deletion; all or none, for an
 * administrator (OPN-098).
 */
export const restoreFromTrash = os.system.restoreFromTrash.handler(async ({ input, context }) => {
  const { collection, document, deletedAt, all } = input;
  // The log shows this name as the author.
  const restored = await context.store.transaction({ kind: 'system', name: context.viewer.id }, async (tx) => {
    const [root] = await tx.sql<TrashRow>(
      `SELECT collection, id, data, deleted_at, by_user FROM trash
       WHERE collection = $1 AND id = $2 AND deleted_at = $3 AND NOT undo_only FOR UPDATE`,
      [collection, document, deletedAt],
    );
    if (!root || !trashTypes.has(collection)) throw notInTrash();
    if (!all) return putBack(tx, [root]);
    const deletion = await tx.sql<TrashRow>(
      `SELECT collection, id, data, deleted_at, by_user FROM trash
       WHERE deleted_at = $1 AND by_user = $2 AND NOT undo_only ORDER BY collection, id`,
      [deletedAt, root.by_user],
    );
    return putBack(
      tx,
      rootsIn(deletion).filter((row) => row.collection === collection),
    );
  });
  return { restored };
});
