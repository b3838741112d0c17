import type { Viewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../engines/store/refusal.ts';

/** A person as they are now, for work done later in their name: whoever lost a right meanwhile does not use it. */
export async function viewerById(context: Pick<Context, 'store' | 'clock' | 'config'>, id: string): Promise<Viewer> {
  const user = await context.store.get(users, id);
  if (!user?.active)
    throw new Refusal('NOT_ALLOWED', 'The person who asked for this may not use the product any more.');
  return { id, user, now: context.clock(), organisation: context.config.organisation };
}
