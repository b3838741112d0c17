import { pagePath } from '@pavilion/domain';
import { users } from '@pavilion/domain/accounts';
import { collections } from '@pavilion/domain/library';
import { notify } from '../../engines/outbox/outbox.ts';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Tells people who become owners or editors of a collection. */
export const tellOfShare: Effect<typeof collections> = {
  on: collections,
  follow: each(async (tx, { before, after }) => {
    if (!after || tx.actor.kind !== 'user') return;
    const had = new Set([tx.actor.id, ...(before?.owners ?? []), ...(before?.editors ?? [])]);
    const owners = after.owners.filter((id) => !had.has(id));
    const editors = after.editors.filter((id) => !had.has(id));
    if (owners.length + editors.length === 0) return;
    const by = (await tx.get(users, tx.actor.id))?.name ?? 'Someone';
    const tell = (to: string[], role: string) =>
      notify(tx, {
        to,
        kind: 'collectionShared',
        title: `${by} made you ${role} of ${after.name}`,
        body: 'You can add and remove files, and set their folders.',
        link: pagePath(collections, after),
      });
    if (owners.length > 0) await tell(owners, 'an owner');
    if (editors.length > 0) await tell(editors, 'an editor');
  }),
};
