import { collections } from '@pavilion/domain/library';
import { deliverables } from '@pavilion/domain/production';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';
import { recount } from './count-collections.ts';
import { place } from './place-items.ts';

/**
 * Deliverables keep the id of a deleted collection, so that they are in it again if it is restored. Meanwhile they count as in
 * no collection, and people who only open collections cannot see them.
 */
export const shelveItems: Effect<typeof collections> = {
  on: collections,
  follow: each(async (tx, { before, after }) => {
    if (before && after) return;
    const id = (after ?? before)?.id ?? '';
    const items = await tx.find(deliverables, { where: { collections: { contains: id } } });
    await place(tx, items);
    if (after && items.length > 0) await recount(tx, id);
  }),
};
