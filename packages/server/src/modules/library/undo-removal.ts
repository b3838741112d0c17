import { contract } from '@pavilion/domain/calls';
import { deliverables } from '@pavilion/domain/production';
import { undoMinutes } from '@pavilion/domain/system';
import { matcher } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { arrayText } from '../../engines/database/index.ts';
import { refusalIn } from '../../engines/store/refusal.ts';
import { demandStep } from './collection-calls.ts';

/**
 * Undoes one's own removal from a collection, into the same folder. People without the catalogue no longer see what they removed, so the change log says
 * that it was theirs; they get nothing back that they could not see in the collection.
 */
export const undoRemoval = os.library.undoRemoval.handler(async ({ input, context }) => {
  const { viewer, clock, store } = context;
  const { collection } = input;
  const ids = [...new Set(input.deliverables)];
  const since = new Date(Date.parse(clock()) - undoMinutes * 60_000).toISOString();
  const sees = matcher(store.effectiveWhere(viewer, deliverables.name));
  await store.transaction(context.actor, async (tx) => {
    await demandStep(tx, viewer, collection, 'arrange');
    const locked = await tx.lockBatch(deliverables, ids);
    const removed = await tx.sql<{ id: string; folder: string | null }>(
      `SELECT DISTINCT ON (id) id, before->'collectionFolders'->>$5 AS folder FROM changes
       WHERE collection = $1 AND id = ANY($2::text[]) AND by_user = $3 AND at >= $4
         AND before->'collections' ? $5 AND NOT after->'collections' ? $5
       ORDER BY id, seq DESC`,
      [deliverables.name, arrayText(ids), viewer.id, since, collection],
    );
    const own = new Map(removed.map(({ id, folder }) => [id, folder]));
    const back = locked.map((one) => {
      const folder = own.get(one.id);
      const collectionFolders =
        typeof folder === 'string' ? { ...one.collectionFolders, [collection]: folder } : one.collectionFolders;
      return { ...one, collections: [...new Set([...one.collections, collection])], collectionFolders };
    });
    const returns = back.filter(
      (one) => own.has(one.id) && one.state === 'signed' && sees({ ...one, inCollection: true }),
    );
    if (returns.length < ids.length) throw refusalIn(contract.library.undoRemoval, 'TOO_LATE');
    await tx.patchBatch(
      deliverables,
      returns.map(({ id, collections, collectionFolders }) => ({ id, changes: { collections, collectionFolders } })),
    );
  });
  return {};
});
