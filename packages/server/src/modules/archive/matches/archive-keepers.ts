import { can } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { type CallContext, os } from '../../../engines/calls/os.ts';

/** Enough to find someone who is in today. */
const mostNames = 5;

/**
 * Names of those who look after the match archive, for a person who meets a match or recording without access. Only the names:
 * roles are not public. Neither the person nor programs are among them.
 */
export async function namesOfKeepers({ store, viewer }: Pick<CallContext, 'store' | 'viewer'>): Promise<string[]> {
  const active = await store.find(users, {
    where: { active: true, not: { integration: true }, 'roles.archive_uploader': true },
    orderBy: [{ field: 'name', direction: 'asc' }],
    limit: mostNames + 1,
  });
  const others = active.filter((user) => user.id !== viewer.id && can({ user }, 'manageArchive'));
  return others.slice(0, mostNames).map(({ name }) => name);
}

export const archiveKeepers = os.archive.archiveKeepers.handler(async ({ context }) => ({
  names: await namesOfKeepers(context),
}));
