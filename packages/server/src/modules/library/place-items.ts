import { collections, foldersIn } from '@pavilion/domain/library';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import { sameJson } from '@pavilion/sync';
import { carry } from '../../engines/store/carry.ts';
import { getAll } from '../../engines/store/get-all.ts';
import type { Draft, Effect, Tx } from '../../engines/store/types.ts';

/**
 * Updates fields that follow from the collections named on a deliverable: whether it is in an existing one, and its folders.
 */
export const placeItems: Effect<typeof deliverables> = {
  on: deliverables,
  async complete(tx, drafts) {
    const there = await getAll(
      tx,
      collections,
      drafts.filter(isMoved).flatMap(({ after }) => after.collections),
    );
    return drafts.map((draft) => (isMoved(draft) ? placeOf(draft.after, there) : undefined));
  },
};

const isMoved = ({ before, after }: Draft<typeof deliverables>) =>
  !sameJson(before?.collections ?? [], after.collections);

function placeOf(item: Deliverable, there: ReadonlyMap<string, unknown>) {
  return { inCollection: item.collections.some((id) => there.has(id)), collectionFolders: foldersIn(item) };
}

/** Updates these deliverables after a change of their collections. */
export async function place(tx: Tx, items: readonly Deliverable[]): Promise<void> {
  const there = await getAll(
    tx,
    collections,
    items.flatMap((item) => item.collections),
  );
  await carry(tx, deliverables, items, (item) => placeOf(item, there));
}
