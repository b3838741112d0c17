import { type FileEvent, files } from '@pavilion/domain/files';
import {
  briefs,
  type Deliverable,
  deliverables,
  type ReviewStep,
  type ReviewStepName,
  refuseStep,
  reviewSteps,
  takeStep,
} from '@pavilion/domain/production';
import type { PatchOf } from '@pavilion/sync';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { demand, notFound } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { attemptEach, type Outcome } from './batch.ts';
import { briefPath, deliverablePath, groupByBrief, tellChannel } from './brief-channel.ts';
import { countingOnce } from './count-brief.ts';
import { lockDeliverables } from './lock-subjects.ts';
import { versionKinds } from './newest-version.ts';

type DeliverableStep = Extract<ReviewStepName, 'hold' | 'placeBack' | 'reset'>;

const happened: Record<DeliverableStep, string> = {
  hold: 'put on hold',
  placeBack: 'placed back in pre-production',
  reset: 'reset to pre-production',
};

export const holdDeliverables = os.production.holdDeliverables.handler(({ context, input }) =>
  move(context, 'hold', input.ids),
);
export const placeBackDeliverables = os.production.placeBackDeliverables.handler(({ context, input }) =>
  move(context, 'placeBack', input.ids),
);
export const resetDeliverables = os.production.resetDeliverables.handler(({ context, input }) =>
  move(context, 'reset', input.ids),
);

/** Puts deliverables on hold, places them back or resets them (PRD-056..058). */
async function move(context: CallContext, name: DeliverableStep, ids: readonly string[]): Promise<Outcome> {
  const step: ReviewStep = reviewSteps[name];
  return countingOnce(context, async (tx) => {
    const locked = await lockDeliverables(tx, context, ids);
    const patches: { id: string; changes: PatchOf<typeof deliverables> }[] = [];
    const stopped: string[] = [];
    const outcome = await attemptEach(ids, async (id) => {
      const deliverable = locked.get(id);
      if (!deliverable) throw notFound();
      const versions = step.withoutFiles ? await tx.count(files, { delID: id, what: { in: versionKinds } }) : 0;
      const subject = { state: deliverable.state, files: versions };
      demand(refuseStep(context.viewer, name, subject));
      const state = takeStep(name, subject)?.state ?? deliverable.state;
      // Without files there is no version and no decision.
      const cleared = name === 'reset' ? { currentVersion: 0, currentFileID: null, reviewStatus: {} } : {};
      patches.push({ id, changes: { state, ...cleared } });
      if (deliverable.currentFileID) stopped.push(deliverable.currentFileID);
    });
    const moved = await tx.patchBatch(deliverables, patches);
    if (step.log) await logOn(tx, stopped, { action: step.log, user: context.viewer.id, date: tx.now });
    await announce(tx, context, name, moved);
    return outcome;
  });
}

/** Logs the step in the timeline of each version. */
async function logOn(tx: Tx, ids: readonly string[], event: FileEvent): Promise<void> {
  const versions = await tx.lockBatch(files, ids);
  const patches = versions.map(({ id, events }) => ({ id, changes: { events: [...events, event] } }));
  await tx.patchBatch(files, patches);
}

/** slackDeliverableUpdates: OPN-073, DAT-114 */
async function announce(tx: Tx, context: CallContext, name: DeliverableStep, moved: readonly Deliverable[]) {
  for (const [briefId, group] of groupByBrief(moved, (deliverable) => deliverable)) {
    const brief = briefId ? await tx.get(briefs, briefId) : null;
    if (!brief) continue;
    const titles = group.slice(0, 20).map(({ title }) => title);
    const text = `${context.viewer.user.name} has ${happened[name]}: ${titles.join(', ')}`;
    const path = group.length === 1 ? deliverablePath(group[0]!) : briefPath(briefId);
    await tellChannel(tx, context, brief, { text, path });
  }
}
