import { billings, budgets } from '@pavilion/domain/billing';
import { resources, shoots } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import type { DocumentOf, DocumentType } from '@pavilion/sync';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { ReadingTx } from '../../engines/store/types.ts';

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
  tx: ReadingTx,
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
