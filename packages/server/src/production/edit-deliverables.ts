import { deliverables } from '@pavilion/domain/production';
import { type PatchOf, sameJson } from '@pavilion/sync';
import type { CallContext } from '../calls/os.ts';
import { dataOf } from '../store/row.ts';
import { patchDocument } from '../store/validate-document.ts';
import { attemptEach, notFound, type Outcome } from './batch.ts';
import { countingOnce } from './count-brief.ts';
import { lockDeliverables } from './lock-subjects.ts';

export interface DeliverableEdit {
  id: string;
  changes: Record<string, unknown>;
}

/**
 * What a batch edit, a pasted block or an undo of either changes, in one transaction: the brief is counted once, and others see
 * it come at once. A deliverable that is gone, or takes no such value, keeps nothing from the others.
 */
export async function editDeliverables(context: CallContext, edits: readonly DeliverableEdit[]): Promise<Outcome> {
  const wanted = new Map(edits.map(({ id, changes }) => [id, changes]));
  return countingOnce(context, async (tx) => {
    const locked = await lockDeliverables(tx, context, [...wanted.keys()]);
    const patches: { id: string; changes: PatchOf<typeof deliverables> }[] = [];
    const outcome = await attemptEach([...wanted.keys()], async (id) => {
      const deliverable = locked.get(id);
      if (!deliverable) throw notFound();
      const data = dataOf({ ...deliverable });
      const changes = wanted.get(id) ?? {};
      if (!sameJson(patchDocument(deliverables, data, changes), data)) patches.push({ id, changes });
    });
    await tx.patchBatch(deliverables, patches);
    return outcome;
  });
}
