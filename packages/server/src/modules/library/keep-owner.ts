import { collections } from '@pavilion/domain/library';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Makes the creator of a collection its owner, and refuses to remove the last owner: nobody could share or delete it then. */
export const keepOwner: Effect<typeof collections> = {
  on: collections,
  complete: each(async (tx, { before, after }) => {
    if (after.owners.length > 0 || tx.actor.kind !== 'user') return undefined;
    if (before && before.owners.length > 0) throw new Refusal('INVALID', 'A collection needs an owner.', 'owners');
    return before ? undefined : { owners: [tx.actor.id] };
  }),
};
