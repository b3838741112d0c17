import { users } from '@pavilion/domain/accounts';
import { briefs } from '@pavilion/domain/production';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Sets the author of a brief to its creator, whatever the client sends. An import sets the names of former authors. */
export const nameAuthor: Effect<typeof briefs> = {
  on: briefs,
  complete: each(async (tx, { before }) => {
    if (before || tx.actor.kind !== 'user') return undefined;
    const author = await tx.get(users, tx.actor.id);
    return author?.name ? { authorName: author.name } : undefined;
  }),
};
