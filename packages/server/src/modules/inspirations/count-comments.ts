import { type Inspiration, inspirationComments, inspirations } from '@pavilion/domain/inspirations';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, Tx } from '../../engines/store/types.ts';

/** Counts the comments of an inspiration under its lock, so that none is missed (LIB-044). */
export const countComments: Effect<typeof inspirationComments> = {
  on: inspirationComments,
  follow: each(async (tx, { before, after }) => {
    if (before && after) return;
    const id = (after ?? before)!.inspiration;
    const inspiration = await tx.lock(inspirations, id);
    if (inspiration) await recountComments(tx, inspiration);
    else if (after && tx.actor.kind === 'user') {
      throw new Refusal('NOT_FOUND', 'This inspiration has been deleted.');
    }
  }),
};

/** Counts the comments of a locked inspiration again; true if their number was wrong. */
export async function recountComments(tx: Tx, { id, commentsNumber: was }: Inspiration): Promise<boolean> {
  const commentsNumber = await tx.count(inspirationComments, { inspiration: id });
  if (commentsNumber === was) return false;
  await tx.patch(inspirations, id, { commentsNumber });
  return true;
}
