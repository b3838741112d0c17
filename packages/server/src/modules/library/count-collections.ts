import { collections } from '@pavilion/domain/library';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';

/** Size of a collection: its number of signed items (OPN-087). */
export const countItems: Effect<typeof deliverables> = {
  on: deliverables,
  follow: countAll,
};

async function countAll(tx: Tx, changes: readonly DocumentChange<typeof deliverables>[]): Promise<void> {
  const changed = changes.flatMap(({ before, after }) => {
    const [was, is] = [countedIn(before), countedIn(after)];
    return [...was.filter((id) => !is.includes(id)), ...is.filter((id) => !was.includes(id))];
  });
  // Sorted, so that two transactions never wait for each other.
  for (const id of [...new Set(changed)].sort()) await recount(tx, id);
}

/** Counts a collection again; true if its size was wrong. */
export async function recount(tx: Tx, id: string): Promise<boolean> {
  const collection = await tx.lock(collections, id);
  if (!collection) return false;
  const size = await tx.count(deliverables, { state: 'signed', collections: { contains: id } });
  if (size === collection.size) return false;
  await tx.patch(collections, id, { size });
  return true;
}

const countedIn = (deliverable: Deliverable | null): readonly string[] =>
  deliverable?.state === 'signed' ? deliverable.collections : [];
