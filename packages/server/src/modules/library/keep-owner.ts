import { collections } from '@pavilion/domain/library';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Whoever makes a collection owns it, and the last owner cannot be taken off: nobody could share or delete it then. */
export const keepOwner: Effect<typeof collections> = {
  on: collections,
  async run(tx, { before, after }) {
    if (!after || after.owners.length > 0 || tx.actor.kind !== 'user') return;
    if (before && before.owners.length > 0) throw new Refusal('INVALID', 'A collection needs an owner.', 'owners');
    if (!before) await tx.patch(collections, after.id, { owners: [tx.actor.id] });
  },
};
