import type { Viewer } from '@pavilion/domain/access';
import { config, configurationId, users } from '@pavilion/domain/accounts';
import { billings, budgets } from '@pavilion/domain/billing';
import { resources, shoots } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import type { DocumentOf, DocumentType } from '@pavilion/sync';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';

/** Asked once for each transaction: a batch refers to much. */
const viewers = new WeakMap<Tx, Promise<Viewer | null>>();

/** The person who makes this change, as rules see them; null where the server acts by itself. */
function actingViewer(tx: Tx): Promise<Viewer | null> {
  const known = viewers.get(tx) ?? findViewer(tx);
  viewers.set(tx, known);
  return known;
}

async function findViewer(tx: Tx): Promise<Viewer | null> {
  if (tx.actor.kind !== 'user') return null;
  const user = await tx.get(users, tx.actor.id);
  if (!user) return null;
  const settings = await tx.get(config, configurationId);
  return { id: user.id, user, now: tx.now, organisation: settings?.ownCompany ?? '' };
}

/** What may be referred to, as people call it. */
const words: Record<string, string> = {
  [briefs.name]: 'brief',
  [shoots.name]: 'shoot',
  [resources.name]: 'resource',
  [billings.name]: 'billing',
  [budgets.name]: 'budget',
};

/**
 * What a document is about to refer to. A policy sees one document only, so that nobody refers to what does not exist, or
 * what they may not see, is asked here: the resources of other companies (USR-135), briefs outside the scope. What the
 * server itself brings back or lays down is taken as it is.
 */
export async function referred<D extends DocumentType>(
  tx: Tx,
  type: D,
  id: string | undefined,
  field: string,
): Promise<DocumentOf<D> | null> {
  if (!id) return null;
  const viewer = await actingViewer(tx);
  const found = viewer ? await tx.visible(viewer, type, id) : await tx.get(type, id);
  if (viewer && !found) {
    throw new Refusal('INVALID', `This ${words[type.name]} does not exist, or you may not see it.`, field);
  }
  return found;
}
