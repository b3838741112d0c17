import { billings, budgets } from '@pavilion/domain/billing';
import { resources, shoots } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import type { DocumentOf, DocumentType } from '@pavilion/sync';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { ReadingTx } from '../../engines/store/types.ts';

/** Nouns of documents that can be referred to. */
const words: Record<string, string> = {
  [briefs.name]: 'brief',
  [shoots.name]: 'shoot',
  [resources.name]: 'resource',
  [billings.name]: 'billing',
  [budgets.name]: 'budget',
};

/**
 * Refuses references to documents that do not exist or that the person cannot see: resources of other companies (USR-135),
 * briefs outside the scope. A policy cannot check this, since it sees one document only. Documents that the server itself
 * restores or creates are not checked.
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
    throw new Refusal('INVALID', `This ${words[type.name]} does not exist, or you do not have access to it.`, field);
  }
  return found;
}
