import type { Viewer } from '@pavilion/domain/access';
import { config, configurationId, users } from '@pavilion/domain/accounts';
import type { DocumentOf, DocumentType } from '@pavilion/sync';
import { Refusal } from '../store/refusal.ts';
import type { Tx } from '../store/types.ts';

/** The person who makes this change, as rules see them; null where the server acts by itself. */
async function actingViewer(tx: Tx): Promise<Viewer | null> {
  if (tx.actor.kind !== 'user') return null;
  const user = await tx.get(users, tx.actor.id);
  if (!user) return null;
  const settings = await tx.get(config, configurationId);
  return { id: user.id, user, now: tx.now, organisation: settings?.ownCompany ?? '' };
}

/**
 * What a booking is about to refer to. A policy sees one document only, so that nobody books what they may not see is asked
 * here: neither the resources of other companies (USR-135) nor briefs outside the scope.
 */
export async function referred<D extends DocumentType>(
  tx: Tx,
  type: D,
  id: string | undefined,
  field: string,
): Promise<DocumentOf<D> | null> {
  const found = id ? await tx.get(type, id) : null;
  const viewer = found && id ? await actingViewer(tx) : null;
  if (viewer && id && !(await tx.visible(viewer, type, id))) {
    throw new Refusal('INVALID', 'This does not exist, or you may not see it.', field);
  }
  return found;
}
