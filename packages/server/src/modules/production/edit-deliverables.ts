import { users } from '@pavilion/domain/accounts';
import { policyOf } from '@pavilion/domain/policies';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import { holds, type PatchOf, sameJson } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { dataOf } from '../../engines/store/row.ts';
import { patchDocument } from '../../engines/store/validate-document.ts';
import { checkStays, movedOn } from '../../engines/store/write-rules.ts';
import { attemptEach, type Outcome } from './batch.ts';
import { countingOnce } from './count-brief.ts';
import { lockDeliverables } from './lock-subjects.ts';

interface DeliverableEdit {
  changes: Record<string, unknown>;
  /** Values that the fields must still have: an undo does not overwrite newer changes. */
  expected?: Record<string, unknown> | undefined;
}

/**
 * Applies a batch edit, a pasted block or an undo of either in one transaction: the brief is counted once, and others see all
 * changes at once. A missing deliverable or an invalid value does not affect the others. An undo takes back the fields that
 * nobody has changed since; a deliverable with others counts as refused too, with the name of who changed it.
 */
export const editDeliverables = os.production.editDeliverables.handler(({ context, input: { edits } }) => {
  const wanted = new Map(edits.map((edit) => [edit.id, edit]));
  return countingOnce(context, async (tx) => {
    const locked = await lockDeliverables(tx, context, [...wanted.keys()]);
    const patches: { id: string; changes: PatchOf<typeof deliverables> }[] = [];
    const newer: Outcome['refused'] = [];
    const outcome = await attemptEach([...wanted.keys()], async (id) => {
      const deliverable = locked.get(id);
      if (!deliverable) throw notFound();
      const data = dataOf({ ...deliverable });
      const { changes: given = {}, expected = {} }: Partial<DeliverableEdit> = wanted.get(id) ?? {};
      const moved = movedFields(deliverable, expected);
      const changes = Object.fromEntries(Object.entries(given).filter(([field]) => !moved.includes(field)));
      if (moved.length > 0) {
        const by = deliverable.updated_by ? await tx.get(users, deliverable.updated_by) : null;
        const refusal = movedOn(by?.name);
        if (Object.keys(changes).length === 0) throw refusal;
        newer.push({ id, reason: refusal.message });
      }
      const after = patchDocument(deliverables, data, changes);
      checkStays(policyOf('deliverables'), context.viewer, deliverable, { id, ...after });
      if (!sameJson(after, data)) patches.push({ id, changes });
    });
    await tx.patchBatch(deliverables, patches);
    const done = new Set(outcome.done);
    return { ...outcome, refused: [...outcome.refused, ...newer.filter(({ id }) => done.has(id))] };
  });
});

/** Fields whose values must fit each other: they are taken back together or not at all. */
const together = ['type', 'desiredDuration', 'subs'];

/** Fields that someone has changed since they had the expected values. */
function movedFields(deliverable: Deliverable, expected: Record<string, unknown>): string[] {
  const moved = Object.keys(expected).filter((field) => !holds(deliverable, { [field]: expected[field] }));
  return moved.some((field) => together.includes(field)) ? [...moved, ...together] : moved;
}
