import { collections, foldersIn } from '@pavilion/domain/library';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';
import { differing } from '../production/differing.ts';

/** What follows from the collections that a deliverable names: whether it stands in one that is there, and its folders. */
export const placeItems: Effect<typeof deliverables> = {
  on: deliverables,
  run: (tx, change) => placeAll(tx, [change]),
  runAll: placeAll,
};

async function placeAll(tx: Tx, changes: readonly DocumentChange<typeof deliverables>[]): Promise<void> {
  await place(
    tx,
    changes.flatMap(({ before, after }) =>
      after && JSON.stringify(before?.collections ?? []) !== JSON.stringify(after.collections) ? [after] : [],
    ),
  );
}

/** Brings these deliverables up to date with the collections that are there. */
export async function place(tx: Tx, items: readonly Deliverable[]): Promise<void> {
  const named = [...new Set(items.flatMap((item) => item.collections))];
  const found = named.length > 0 ? await tx.find(collections, { where: { id: { in: named } } }) : [];
  const there = new Set(found.map(({ id }) => id));
  const patches = items.flatMap((item) => {
    const changes = differing(item, {
      inCollection: item.collections.some((id) => there.has(id)),
      collectionFolders: foldersIn(item),
    });
    return changes ? [{ id: item.id, changes }] : [];
  });
  if (patches.length > 0) await tx.patchBatch(deliverables, patches);
}
