import { trashTypes } from '@pavilion/domain/system';
import { os } from '../../engines/calls/os.ts';
import { notInTrash, putBack } from './put-back.ts';
import type { TrashRow } from './trash-parts.ts';

/** OPN-098: an administrator brings a deleted thing back with what the same deletion took with it, whole or not at all. */
export const restoreFromTrash = os.system.restoreFromTrash.handler(async ({ input, context }) => {
  const { collection, document, deletedAt } = input;
  // The name is who the log says did it.
  const restored = await context.store.transaction({ kind: 'system', name: context.viewer.id }, async (tx) => {
    const [root] = await tx.sql<TrashRow>(
      `SELECT collection, id, data, deleted_at, by_user FROM trash
       WHERE collection = $1 AND id = $2 AND deleted_at = $3 FOR UPDATE`,
      [collection, document, deletedAt],
    );
    if (!root || !trashTypes.has(collection)) throw notInTrash();
    return putBack(tx, [root]);
  });
  return { restored };
});
