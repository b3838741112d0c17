import { collections } from '@pavilion/domain/library';
import { deliverables } from '@pavilion/domain/production';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';
import { recount } from './count-collections.ts';
import { place } from './place-items.ts';

/**
 * What stood in a collection goes on naming it after it was deleted, so that it is there again when the collection is taken
 * out of the trash. Meanwhile it counts as standing in no collection, and closes to people who open collections alone.
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
