import { costs } from '@pavilion/domain/billing';
import { contract } from '@pavilion/domain/calls';
import { files, refuseFileDeletion } from '@pavilion/domain/files';
import { inspirations } from '@pavilion/domain/inspirations';
import { shifts, shoots } from '@pavilion/domain/planner';
import { briefs, type Deliverable, deliverables, notes, refuseBriefDeletion } from '@pavilion/domain/production';
import type { DocumentType, Where } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { demand, notFound, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { attemptEach } from './batch.ts';
import { deliverablesOf, lockDeliverablesOf } from './copy-brief.ts';
import { countingOnce } from './count-brief.ts';
import { lockDeliverables, lockFiles } from './lock-subjects.ts';
import { newestVersion } from './newest-version.ts';

/** Deletes a file (PRD-106..109, OPN-046). The number of a deleted version is not used again. */
export const deleteFile = os.production.deleteFile.handler(async ({ context, input: { id } }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const subjects = await lockFiles(tx, context, [id]);
    const file = subjects.files.get(id);
    const deliverable = file?.delID ? subjects.deliverables.get(file.delID) : undefined;
    if (!file || !deliverable) throw notFound();
    demand(refuseFileDeletion(context.viewer, file, await tx.count(notes, { file: id })));
    await removeAll(tx, notes, { file: id });
    await tx.remove(files, id);
    await forgetFile(tx, deliverable, id);
  });
  return {};
});

/** Removes references to a deleted file: from its deliverable, and from versions that used it as subtitles. */
async function forgetFile(tx: Tx, deliverable: Deliverable, id: string): Promise<void> {
  if (deliverable.currentFileID === id) {
    await tx.patch(deliverables, deliverable.id, { currentFileID: await newestVersion(tx, deliverable.id) });
  }
  if (deliverable.subsTrack === id) await tx.patch(deliverables, deliverable.id, { subsTrack: null });
  for (const file of await tx.find(files, { where: { delID: deliverable.id, subsFileID: id } })) {
    await tx.patch(files, file.id, { subsFileID: null });
  }
}

/** Deletes deliverables with their files and notes (PRD-054). */
export const deleteDeliverables = os.production.deleteDeliverables.handler(({ context, input: { ids } }) => {
  return countingOnce(context, async (tx) => {
    const locked = await lockDeliverables(tx, context, ids);
    return attemptEach(ids, async (id) => {
      if (!locked.has(id)) throw notFound();
      await removeDeliverable(tx, id);
    });
  });
});

/** Deletes a draft with its deliverables and reference files (PRD-013, PRD-014), unless it has bookings. */
export const deleteBrief = os.production.deleteBrief.handler(async ({ context, input: { id } }) => {
  await countingOnce(context, async (tx) => {
    if (!(await tx.visible(context.viewer, briefs, id))) throw notFound();
    await lockDeliverablesOf(tx, id);
    const brief = await tx.lock(briefs, id);
    if (!brief) throw notFound();
    demand(refuseBriefDeletion(context.viewer, brief));
    // Bookings and costs are deleted by the people who made them, never as a side effect.
    const booked = [shifts, shoots, costs].map((type) => tx.count(type, { productionId: id }));
    if ((await Promise.all(booked)).some((count) => count > 0)) {
      throw refusalIn(contract.production.deleteBrief, 'HAS_BOOKINGS');
    }
    for (const deliverable of await deliverablesOf(tx, id)) await removeDeliverable(tx, deliverable.id);
    await removeAll(tx, files, { prodID: id });
    for (const { id: inspiration } of await tx.find(inspirations, { where: { [`briefs.${id}`]: true } })) {
      await tx.patch(inspirations, inspiration, { [`briefs.${id}`]: null });
    }
    await tx.remove(briefs, id);
  });
  return {};
});

export async function removeDeliverable(tx: Tx, id: string): Promise<void> {
  await removeAll(tx, notes, { delID: id });
  await removeAll(tx, files, { delID: id });
  await tx.remove(deliverables, id);
}

async function removeAll(tx: Tx, type: DocumentType, where: Where): Promise<void> {
  const found = await tx.find(type, { where });
  await tx.removeBatch(
    type,
    found.map(({ id }) => id),
  );
}
