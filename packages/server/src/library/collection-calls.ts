import { can, type Viewer } from '@pavilion/domain/access';
import { files } from '@pavilion/domain/files';
import { collections } from '@pavilion/domain/library';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import { os } from '../calls/os.ts';
import { notFound } from '../production/batch.ts';
import { type Asking, lockDeliverables } from '../production/lock-subjects.ts';
import { Refusal } from '../store/refusal.ts';
import type { Tx } from '../store/types.ts';

export const addToCollection = os.library.addToCollection.handler(async ({ input, context }) => {
  const { viewer } = context;
  await context.store.transaction(context.actor, async (tx) => {
    await visibleCollection(tx, viewer, input.collection);
    const chosen = await lockVisible(tx, context, input.deliverables);
    if (chosen.some(({ state }) => state !== 'signed')) {
      throw new Refusal('NOT_SIGNED', 'Only signed off deliverables can be put into a collection.');
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
  const { viewer } = context;
  await context.store.transaction(context.actor, async (tx) => {
    await visibleCollection(tx, viewer, input.collection);
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

/** LIB-026: the folder is the deliverable's, and its files follow; only a file without one has a folder of its own. */
export const setFolder = os.library.setFolder.handler(async ({ input, context }) => {
  const { viewer } = context;
  const folderName = input.folderName === '' ? null : input.folderName;
  await context.store.transaction(context.actor, async (tx) => {
    const chosen = new Set(input.deliverables ?? []);
    for (const id of unique(input.files ?? [])) {
      const file = await tx.visible(viewer, files, id);
      if (!file) throw notFound();
      if (file.delID) chosen.add(file.delID);
      else if (file.what === 'collection-file') await tx.patch(files, id, { folderName });
      else throw new Refusal('NOT_ALLOWED', 'This file is not in a folder of a collection.');
    }
    const locked = await lockVisible(tx, context, [...chosen]);
    if (!can(viewer, 'editDeliverables') && locked.some(({ inCollection }) => !inCollection)) throw notFound();
    await tx.patchBatch(
      deliverables,
      locked.map(({ id }) => ({ id, changes: { folderName } })),
    );
  });
  return {};
});

const unique = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

async function visibleCollection(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  if (!(await tx.visible(viewer, collections, id))) throw notFound();
}

/** All at once and in one order, before the first of them changes: the effects lock their collections after them. */
async function lockVisible(tx: Tx, asking: Asking, ids: readonly string[]): Promise<Deliverable[]> {
  const locked = await lockDeliverables(tx, asking, ids);
  if (ids.some((id) => !locked.has(id))) throw notFound();
  return [...locked.values()];
}
