import { users } from '@pavilion/domain/accounts';
import { policyOf } from '@pavilion/domain/policies';
import { deliverables } from '@pavilion/domain/production';
import { holds, type PatchOf, sameJson } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { dataOf } from '../../engines/store/row.ts';
import { patchDocument } from '../../engines/store/validate-document.ts';
import { checkStays, movedOn } from '../../engines/store/write-rules.ts';
import { attemptEach } from './batch.ts';
import { countingOnce } from './count-brief.ts';
import { lockDeliverables } from './lock-subjects.ts';

interface DeliverableEdit {
  changes: Record<string, unknown>;
  /** Values that the fields must still have: an undo does not overwrite newer changes. */
  expected?: Record<string, unknown> | undefined;
}

/**
 * Applies a batch edit, a pasted block or an undo of either in one transaction: the brief is counted once, and others see all
 * changes at once. A missing deliverable or an invalid value does not affect the others.
 */
export const editDeliverables = os.production.editDeliverables.handler(({ context, input: { edits } }) => {
  const wanted = new Map(edits.map((edit) => [edit.id, edit]));
  return countingOnce(context, async (tx) => {
    const locked = await lockDeliverables(tx, context, [...wanted.keys()]);
    const patches: { id: string; changes: PatchOf<typeof deliverables> }[] = [];
    const outcome = await attemptEach([...wanted.keys()], async (id) => {
      const deliverable = locked.get(id);
      if (!deliverable) throw notFound();
      const data = dataOf({ ...deliverable });
      const { changes = {}, expected = {} }: Partial<DeliverableEdit> = wanted.get(id) ?? {};
      if (!holds(deliverable, expected)) {
        const by = deliverable.updated_by ? await tx.get(users, deliverable.updated_by) : null;
        throw movedOn(by?.name);
      }
      const after = patchDocument(deliverables, data, changes);
      checkStays(policyOf('deliverables'), context.viewer, deliverable, { id, ...after });
      if (!sameJson(after, data)) patches.push({ id, changes });
    });
    await tx.patchBatch(deliverables, patches);
    return outcome;
  });
});
