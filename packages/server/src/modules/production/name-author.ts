import { users } from '@pavilion/domain/accounts';
import { briefs } from '@pavilion/domain/production';
import type { Effect } from '../../engines/store/types.ts';

/** A brief bears the name of the person who made it, whatever their page says; an import brings the names of old authors. */
export const nameAuthor: Effect<typeof briefs> = {
  on: briefs,
  async run(tx, { before, after }) {
    if (before || !after || tx.actor.kind !== 'user') return;
    const authorName = (await tx.get(users, tx.actor.id))?.name;
    if (authorName && authorName !== after.authorName) await tx.patch(briefs, after.id, { authorName });
  },
};
