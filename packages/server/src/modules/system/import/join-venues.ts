import { type User, users } from '@pavilion/domain/accounts';
import { matches, venues } from '@pavilion/domain/archive';
import type { Tx } from '../../../engines/store/types.ts';

/**
 * Replaces a venue that was stored under another spelling. Its matches move to the other venue, and so do the restrictions of
 * users: nobody loses or gains a match.
 */
export async function joinVenues(tx: Tx, from: string, to: string): Promise<void> {
  if (from === to || !(await tx.get(venues, from))) return;
  const played = await tx.find(matches, { where: { ground: from } });
  await tx.patchBatch(
    matches,
    played.map(({ id }) => ({ id, changes: { ground: to } })),
  );
  const moved = (permissions: User['accessDomPermissions']): User['accessDomPermissions'] =>
    permissions.ground
      ? { ...permissions, ground: [...new Set(permissions.ground.map((id) => (id === from ? to : id)))] }
      : permissions;
  const limited = (await tx.find(users, {})).filter((user) =>
    [user.accessIntPermissions, user.accessDomPermissions].some(({ ground }) => ground?.includes(from)),
  );
  await tx.patchBatch(
    users,
    limited.map(({ id, accessIntPermissions, accessDomPermissions }) => ({
      id,
      changes: {
        accessIntPermissions: moved(accessIntPermissions),
        accessDomPermissions: moved(accessDomPermissions),
      },
    })),
  );
  await tx.remove(venues, from);
}
