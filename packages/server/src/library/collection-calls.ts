import { can, type Viewer } from '@pavilion/domain/access';
import { files } from '@pavilion/domain/files';
import { collections } from '@pavilion/domain/library';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import { os } from '../calls/os.ts';
import { Refusal } from '../store/refusal.ts';
import type { Tx } from '../store/types.ts';

export const addToCollection = os.library.addToCollection.handler(async ({ input, context }) => {
  const { viewer } = context;
  await context.store.transaction(context.actor, async (tx) => {
    await visibleCollection(tx, viewer, input.collection);
    for (const deliverable of await lockVisible(tx, viewer, input.deliverables)) {
      if (deliverable.state !== 'signed') {
        throw new Refusal('NOT_SIGNED', 'Only signed off deliverables can be put into a collection.');
      }
      if (deliverable.collections.includes(input.collection)) continue;
      await tx.patch(deliverables, deliverable.id, { collections: [...deliverable.collections, input.collection] });
    }
  });
  return {};
});

export const removeFromCollection = os.library.removeFromCollection.handler(async ({ input, context }) => {
  const { viewer } = context;
  await context.store.transaction(context.actor, async (tx) => {
    await visibleCollection(tx, viewer, input.collection);
    for (const deliverable of await lockVisible(tx, viewer, input.deliverables)) {
      if (!deliverable.collections.includes(input.collection)) continue;
      const rest = deliverable.collections.filter((collection) => collection !== input.collection);
      await tx.patch(deliverables, deliverable.id, { collections: rest });
    }
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
    for (const deliverable of await lockVisible(tx, viewer, [...chosen])) {
      if (!can(viewer, 'editDeliverables') && !deliverable.inCollection) throw notFound();
      await tx.patch(deliverables, deliverable.id, { folderName });
    }
  });
  return {};
});

const unique = (ids: readonly string[]): string[] => [...new Set(ids)].sort();
const notFound = () => new Refusal('NOT_FOUND', 'This does not exist, or you may not see it.');

async function visibleCollection(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  if (!(await tx.visible(viewer, collections, id))) throw notFound();
}

/** All at once and in one order, before the first of them changes: the effects lock their collections after them. */
async function lockVisible(tx: Tx, viewer: Viewer, ids: readonly string[]): Promise<Deliverable[]> {
  const locked: Deliverable[] = [];
  for (const id of unique(ids)) {
    const visible = await tx.visible(viewer, deliverables, id);
    const deliverable = visible && (await tx.lock(deliverables, id));
    if (!deliverable) throw notFound();
    locked.push(deliverable);
  }
  return locked;
}
