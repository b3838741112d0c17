import { mostEditedUsers, users } from '@pavilion/domain';
import { hasFlag, roleFlags } from '@pavilion/domain/access';
import { contract } from '@pavilion/domain/calls';
import { largestSearch } from '@pavilion/domain/search';
import { os } from '../../engines/calls/os.ts';
import { Refusal, refusalIn } from '../../engines/store/refusal.ts';

export const setUserRole = os.accounts.setUserRole.handler(
  async ({ input: { ids, flag, value, preview }, context }) => {
    if (flag === 'user_admin' && !value && ids.includes(context.viewer.id)) {
      throw refusalIn(contract.accounts.setUserRole, 'OWN_ADMIN');
    }
    const changed = await context.store.transaction(context.actor, async (tx) => {
      const wanted = [...new Set(ids)];
      const found = preview
        ? await tx.find(users, { where: { id: { in: wanted } } })
        : await tx.lockBatch(users, wanted);
      if (found.length < wanted.length) {
        throw new Refusal('NOT_FOUND', 'One of these users does not exist any more. Please look again.');
      }
      const others = found.filter(({ roles }) => hasFlag(roles, flag) !== value);
      if (!preview) {
        await tx.patchBatch(
          users,
          others.map(({ id }) => ({ id, changes: { [`roles.${flag}`]: value } })),
        );
      }
      return others.map(({ id, name }) => ({ id, name, before: !value }));
    });
    return { changed };
  },
);

export const findUserIds = os.accounts.findUserIds.handler(async ({ input: { query }, context }) => {
  const ids: string[] = [];
  while (ids.length < mostEditedUsers) {
    const body = { ...(query ? { query } : {}), from: ids.length, size: largestSearch, track_total_hits: false };
    const { hits } = await context.search.run(context.viewer, { index: 'users', body });
    ids.push(...hits.hits.map(({ _id }) => _id));
    if (hits.hits.length < largestSearch) break;
  }
  return { ids };
});

export const countRoles = os.accounts.countRoles.handler(async ({ input: { ids }, context }) => {
  const found = await context.store.find(users, { where: { id: { in: [...new Set(ids)] } } });
  const holders = roleFlags.map((flag) => [flag, found.filter(({ roles }) => hasFlag(roles, flag)).length]);
  return { holders: Object.fromEntries(holders), total: found.length };
});
