import { trashTypes } from '@pavilion/domain/system';
import { os } from '../../engines/calls/os.ts';
import { notInTrash, putBack } from './put-back.ts';
import type { TrashRow } from './trash-parts.ts';

/** Restores a deleted document with the parts of the same deletion, all or none, for an administrator (OPN-098). */
export const restoreFromTrash = os.system.restoreFromTrash.handler(async ({ input, context }) => {
  const { collection, document, deletedAt } = input;
  // The log shows this name as the author.
  const restored = await context.store.transaction({ kind: 'system', name: context.viewer.id }, async (tx) => {
    const [root] = await tx.sql<TrashRow>(
      `SELECT collection, id, data, deleted_at, by_user FROM trash
       WHERE collection = $1 AND id = $2 AND deleted_at = $3 AND NOT undo_only FOR UPDATE`,
      [collection, document, deletedAt],
    );
    if (!root || !trashTypes.has(collection)) throw notInTrash();
    return putBack(tx, [root]);
  });
  return { restored };
});
