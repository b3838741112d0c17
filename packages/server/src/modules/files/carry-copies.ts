import { files } from '@pavilion/domain/files';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import { type DocumentOf, type DocumentType, differing } from '@pavilion/sync';
import { carryWhere } from '../../engines/store/carry.ts';
import { each } from '../../engines/store/each.ts';
import type { DocumentChange, Effect } from '../../engines/store/types.ts';
import { copiesOfBrief, copiesOfDeliverable, noteCopies } from './file-copies.ts';

/**
 * Copies department, state, collections and other fields of a deliverable onto all its files, since a policy looks at one
 * document.
 */
export const carryDeliverableToFiles: Effect<typeof deliverables> = {
  on: deliverables,
  async follow(tx, changes) {
    const moved = changedCopies(changes, copiesOfDeliverable);
    if (moved.size === 0) return;
    await carryWhere(tx, files, { delID: { in: [...moved.keys()] } }, ({ delID }) => moved.get(delID ?? '') ?? {});
  },
};

export const carryBriefToReferences: Effect<typeof briefs> = {
  on: briefs,
  follow: each(async (tx, change) => {
    for (const [prodID, copies] of changedCopies([change], copiesOfBrief)) {
      await carryWhere(tx, files, { prodID, what: 'briefReference' }, () => copies);
    }
  }),
};

export const carryFileToNotes: Effect<typeof files> = {
  on: files,
  async follow(tx, changes) {
    const moved = changedCopies(changes, noteCopies);
    if (moved.size === 0) return;
    await carryWhere(tx, notes, { file: { in: [...moved.keys()] } }, ({ file }) => moved.get(file) ?? {});
  },
};

/** Changed copies that other documents carry, by id of the changed document. */
function changedCopies<D extends DocumentType, C extends object>(
  changes: readonly DocumentChange<D>[],
  copiesOf: (document: DocumentOf<D>) => C,
): Map<string, C> {
  const moved = new Map<string, C>();
  for (const { before, after } of changes) {
    if (before && after && differing(copiesOf(before), copiesOf(after))) moved.set(after.id, copiesOf(after));
  }
  return moved;
}
