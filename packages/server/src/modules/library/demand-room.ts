import type { Viewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { zips } from '@pavilion/domain/library';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';

/** Most zips and joined films of one person in progress: each may take as much disk space as the files in it. */
const mostAtOnce = 5;

/** Refuses another zip or joined film while too many of this person are being made. */
export async function demandRoom(tx: Tx, viewer: Viewer): Promise<void> {
  // Locked, so that two simultaneous requests count each other.
  await tx.lock(users, viewer.id);
  const waiting = await tx.find(zips, { where: { created_by: viewer.id, status: 'requested' } });
  if (waiting.length < mostAtOnce) return;
  const films = waiting.some(({ film }) => film) ? 'zips and films' : 'zips';
  throw new Refusal('TOO_MANY', `${mostAtOnce} of your ${films} are still being made. Please wait for one of them.`);
}
