import { can } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { os } from '../../../engines/calls/os.ts';

/** Enough to find someone who is in today. */
const mostNames = 5;

/**
 * Names of those who look after the match archive, for a person who meets a match or recording without access. Only the names: roles
 * are not public. Neither the person nor programs are among them.
 */
export const archiveKeepers = os.archive.archiveKeepers.handler(async ({ context }) => {
  const active = await context.store.find(users, {
    where: { active: true, not: { integration: true }, 'roles.archive_uploader': true },
    orderBy: [{ field: 'name', direction: 'asc' }],
    limit: mostNames + 1,
  });
  const others = active.filter((user) => user.id !== context.viewer.id && can({ user }, 'manageArchive'));
  return { names: others.slice(0, mostNames).map(({ name }) => name) };
});
