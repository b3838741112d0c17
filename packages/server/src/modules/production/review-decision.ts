import { files } from '@pavilion/domain/files';
import { type Deliverable, deliverables, type ReviewDecision, refuseDecision } from '@pavilion/domain/production';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { demand, notFound } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { deliverablePath } from './brief-channel.ts';
import { lockDeliverables } from './lock-subjects.ts';

/** Sets a reviewer's own decision, next to those of others (PRD-094, PRD-096); null withdraws it. */
export const setDecision = os.production.setDecision.handler(async ({ context, input: { delID, decision } }) => {
  const { store, actor, viewer } = context;
  await store.transaction(actor, async (tx) => {
    const deliverable = (await lockDeliverables(tx, context, [delID])).get(delID);
    if (!deliverable) throw notFound();
    demand(refuseDecision(viewer, deliverable));
    const { [viewer.id]: _own, ...others } = deliverable.reviewStatus;
    const reviewStatus = decision ? { ...others, [viewer.id]: decision } : others;
    await tx.patch(deliverables, delID, { reviewStatus });
    if (decision && decision !== deliverable.reviewStatus[viewer.id])
      await announce(tx, context, deliverable, decision);
  });
  return {};
});

/** Tells the makers of the version about a reviewer's decision. */
async function announce(tx: Tx, { viewer }: CallContext, deliverable: Deliverable, decision: ReviewDecision) {
  const file = deliverable.currentFileID ? await tx.get(files, deliverable.currentFileID) : null;
  const makers = [file?.uploadedBy, file?.created_by, deliverable.created_by].filter((id) => id !== undefined);
  await notify(tx, {
    to: makers.filter((maker) => maker !== viewer.id),
    kind: 'decisionMade',
    title: `${viewer.user.name} on ${deliverable.title}: ${decision}`,
    body: [deliverable.productionTitle, file && `Version ${file.version}`].filter(Boolean).join(' · '),
    link: deliverablePath(deliverable),
  });
}

/** Logs "Seen" once per owner, when they first open a file in review (OPN-048). Other people are not logged. */
export const markSeen = os.production.markSeen.handler(
  async ({ context: { store, actor, viewer }, input: { file: id } }) => {
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
    return {};
  },
);
