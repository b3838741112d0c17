import { users } from '@pavilion/domain/accounts';
import { briefs } from '@pavilion/domain/production';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';

/** A brief bears the name of the person who made it, whatever their page says; an import brings the names of old authors. */
export const nameAuthor: Effect<typeof briefs> = {
  on: briefs,
  complete: each(async (tx, { before }) => {
    if (before || tx.actor.kind !== 'user') return undefined;
    const author = await tx.get(users, tx.actor.id);
    return author?.name ? { authorName: author.name } : undefined;
  }),
};
