import type { Viewer } from '@pavilion/domain/access';
import { contract } from '@pavilion/domain/calls';
import { type CollectionStep, collections, mayTakeStep } from '@pavilion/domain/library';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import { os } from '../../engines/calls/os.ts';
import { notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { type Asking, lockDeliverables } from '../production/lock-subjects.ts';

export const addToCollection = os.library.addToCollection.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    await demandStep(tx, context.viewer, input.collection, 'arrange');
    const chosen = await lockVisible(tx, context, input.deliverables);
    if (chosen.some(({ state }) => state !== 'signed')) {
      throw refusalIn(contract.library.addToCollection, 'NOT_SIGNED');
    }
    await tx.patchBatch(
      deliverables,
      chosen
        .filter((one) => !one.collections.includes(input.collection))
        .map(({ id, collections }) => ({ id, changes: { collections: [...collections, input.collection] } })),
    );
  });
  return {};
});

export const removeFromCollection = os.library.removeFromCollection.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    await demandStep(tx, context.viewer, input.collection, 'arrange');
    const chosen = await lockVisible(tx, context, input.deliverables);
    await tx.patchBatch(
      deliverables,
      chosen
        .filter((one) => one.collections.includes(input.collection))
        .map(({ id, collections }) => ({
          id,
          changes: { collections: collections.filter((collection) => collection !== input.collection) },
        })),
    );
  });
  return {};
});

/** Sets the folder in this collection only; the brief and other collections have their own (LIB-026). */
export const setFolder = os.library.setFolder.handler(async ({ input, context }) => {
  const { collection, folderName } = input;
  await context.store.transaction(context.actor, async (tx) => {
    await demandStep(tx, context.viewer, collection, 'file');
    const chosen = await lockVisible(tx, context, input.deliverables);
    if (chosen.some(({ collections }) => !collections.includes(collection))) {
      throw refusalIn(contract.library.setFolder, 'NOT_IN_COLLECTION');
    }
    await tx.patchBatch(
      deliverables,
      chosen.map(({ id, collectionFolders }) => ({
        id,
        changes: { collectionFolders: { ...collectionFolders, [collection]: folderName } },
      })),
    );
  });
  return {};
});

/** Refuses a step with a collection to people who may not take it. */
export async function demandStep(tx: Tx, viewer: Viewer, id: string, step: CollectionStep): Promise<void> {
  const collection = await tx.visible(viewer, collections, id);
  if (!collection) throw notFound();
  if (mayTakeStep(viewer, collection, step)) return;
  throw new Refusal('NOT_ALLOWED', 'Only the owners and editors of this collection may do this.');
}

/** Locks all at once and in one order, before the first change: the effects lock collections afterwards. */
async function lockVisible(tx: Tx, asking: Asking, ids: readonly string[]): Promise<Deliverable[]> {
  const locked = await lockDeliverables(tx, asking, ids);
  if (ids.some((id) => !locked.has(id))) throw notFound();
  return [...locked.values()];
}
