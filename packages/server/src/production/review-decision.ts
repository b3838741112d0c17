import { files } from '@pavilion/domain/files';
import { deliverables, mayDecide, type ReviewDecision } from '@pavilion/domain/production';
import type { CallContext } from '../calls/os.ts';
import { Refusal } from '../store/refusal.ts';
import { notFound } from './batch.ts';
import { lockDeliverables } from './lock-subjects.ts';

/** A reviewer's own decision, beside the others' (PRD-094, PRD-096); null takes it back. */
export async function setDecision(
  context: CallContext,
  { delID, decision }: { delID: string; decision: ReviewDecision | null },
): Promise<void> {
  const { store, actor, viewer } = context;
  await store.transaction(actor, async (tx) => {
    const deliverable = (await lockDeliverables(tx, context, [delID])).get(delID);
    if (!deliverable) throw notFound();
    if (!mayDecide(deliverable, viewer.id, viewer.id)) {
      throw new Refusal('NOT_REVIEWER', 'Only the reviewers of this deliverable can set a decision.');
    }
    if (deliverable.state !== 'feedback') {
      throw new Refusal('NOT_IN_FEEDBACK', 'A decision can be set only while the deliverable is awaiting feedback.');
    }
    const { [viewer.id]: _own, ...others } = deliverable.reviewStatus;
    const reviewStatus = decision ? { ...others, [viewer.id]: decision } : others;
    await tx.patch(deliverables, delID, { reviewStatus });
  });
}

/** "Seen" is logged once per owner, when they first open a file in review (OPN-048). By anyone else it changes nothing. */
export async function markSeen({ store, actor, viewer }: CallContext, id: string): Promise<void> {
  await store.transaction(actor, async (tx) => {
    const seen = await tx.visible(viewer, files, id);
    const deliverable = seen?.delID ? await tx.get(deliverables, seen.delID) : null;
    if (!seen || !deliverable) throw notFound();
    if (!deliverable.owners.includes(viewer.id)) return;
    const file = await tx.lock(files, id);
    if (file?.status !== 'review') return;
    if (file.events.some(({ action, user }) => action === 'Seen' && user === viewer.id)) return;
    await tx.patch(files, id, { events: [...file.events, { action: 'Seen', user: viewer.id, date: tx.now }] });
  });
}
