import { policyOf } from '@pavilion/domain';
import { can } from '@pavilion/domain/access';
import { trashDays, trashTypes, undoMinutes } from '@pavilion/domain/system';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { arrayText } from '../../engines/database/index.ts';
import { notAllowed } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { checkRemove, checkSeen } from '../../engines/store/write-rules.ts';
import { notInTrash, putBack } from './put-back.ts';
import type { TrashRow } from './trash-parts.ts';

/** Undoes one's own deletion. The document keeps its author and dates, which a new insert would not. */
export const undoDeletion = os.system.undoDeletion.handler(async ({ input, context }) => {
  const actor = { kind: 'system', name: context.viewer.id } as const;
  const restored = await context.store.transaction(actor, (tx) => putBackOwn(tx, context, input.collection, input.ids));
  return { restored };
});

/** Brings back a template that one has deleted oneself, as long as it is in the trash (OPN-098). */
export const restoreOwnDeletion = os.system.restoreOwnDeletion.handler(async ({ input, context }) => {
  const actor = { kind: 'system', name: context.viewer.id } as const;
  const { collection, document } = input;
  const restored = await context.store.transaction(actor, (tx) =>
    putBackOwn(tx, context, collection, [document], trashDays * 24 * 60),
  );
  return { restored };
});

/** Restores what the caller has deleted, all or nothing, and only what the caller may still delete. Acts as the system. */
export async function putBackOwn(
  tx: Tx,
  { viewer, clock }: Pick<CallContext, 'viewer' | 'clock'>,
  collection: string,
  given: readonly string[],
  minutes = undoMinutes,
): Promise<number> {
  const ids = [...new Set(given)];
  const since = new Date(Date.parse(clock()) - minutes * 60_000).toISOString();
  const roots = await tx.sql<TrashRow>(
    `SELECT DISTINCT ON (id) collection, id, data, deleted_at, by_user FROM trash
     WHERE collection = $1 AND id = ANY($2::text[]) AND by_user = $3 AND deleted_at >= $4
     ORDER BY id, deleted_at DESC`,
    [collection, arrayText(ids), viewer.id, since],
  );
  const type = trashTypes.get(collection);
  const policy = policyOf(collection);
  if (roots.length < ids.length || !type || !policy) throw notInTrash();
  // People who cannot see or delete the document any more cannot restore it either.
  const { deletedWith } = type.about;
  for (const { id, data } of roots) {
    const gone = { ...data, id, _rev: 1 };
    if (!deletedWith) checkRemove(policy, viewer, gone);
    else if (can(viewer, deletedWith)) checkSeen(policy, viewer, gone);
    else throw notAllowed();
  }
  return putBack(tx, roots);
}
