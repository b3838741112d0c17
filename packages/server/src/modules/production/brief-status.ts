import { type Brief, briefs, deliverables, refuseChatChannel, refuseSubmission } from '@pavilion/domain/production';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import { demand, notFound } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { briefPath } from './brief-channel.ts';
import { deliverablesOf, lockDeliverablesOf } from './copy-brief.ts';
import { countingOnce } from './count-brief.ts';
import { newBriefSlack } from './new-brief-slack.ts';

async function lockBrief(tx: Tx, { viewer }: CallContext, id: string): Promise<Brief> {
  const brief = (await tx.visible(viewer, briefs, id)) && (await tx.lock(briefs, id));
  if (!brief) throw notFound();
  return brief;
}

/** Submits a draft: everyone can see the brief, and its chat channel is created (PRD-029..031). */
export const submitBrief = os.production.submitBrief.handler(async ({ context, input: { id } }) => {
  const { store, actor, viewer } = context;
  await store.transaction(actor, async (tx) => {
    const brief = await lockBrief(tx, context, id);
    demand(refuseSubmission(viewer, brief));
    await tx.patch(briefs, id, { status: 'Submitted' });
    await tx.enqueue(newBriefSlack, { production: id, by: viewer.id }, { key: id });
    const readers = [...brief.owners, brief.contact, brief.created_by];
    await notify(tx, {
      to: readers.filter((reader) => reader !== undefined && reader !== viewer.id) as string[],
      kind: 'briefSubmitted',
      title: `${brief.title} was submitted`,
      body: [brief.department, `by ${viewer.user.name}`].filter(Boolean).join(' · '),
      link: briefPath(id),
    });
  });
  return {};
});

/** Creates the channel of a brief whose channel could not be created when it was submitted (USR-099). */
export const makeChatChannel = os.production.makeChatChannel.handler(async ({ context, input: { id } }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const brief = await lockBrief(tx, context, id);
    demand(refuseChatChannel(context.viewer, brief));
    await tx.enqueue(newBriefSlack, { production: id, by: context.viewer.id }, { key: id });
  });
  return {};
});

/** Completes a brief, which makes its deliverables inactive, or reopens it (PRD-032). */
export const setBriefCompleted = os.production.setBriefCompleted.handler(
  async ({ context, input: { id, completed } }) => {
    const active = !completed;
    await countingOnce(context, async (tx) => {
      if (!(await tx.visible(context.viewer, briefs, id))) throw notFound();
      // Deliverables are locked before their brief, as everywhere. New ones made in between are found under the brief's lock.
      await lockDeliverablesOf(tx, id);
      const brief = await lockBrief(tx, context, id);
      if (brief.completed !== completed) await tx.patch(briefs, id, { completed });
      const others = (await deliverablesOf(tx, id)).filter((deliverable) => deliverable.active !== active);
      await tx.patchBatch(
        deliverables,
        others.map((deliverable) => ({ id: deliverable.id, changes: { active } })),
      );
    });
    return {};
  },
);
