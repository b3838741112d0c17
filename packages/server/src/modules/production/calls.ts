import { os } from '../../engines/calls/os.ts';
import { makeChatChannel, setBriefCompleted, submitBrief } from './brief-status.ts';
import { carryNotes } from './carry-notes.ts';
import { countOpen } from './count-open.ts';
import { createDeliverables, duplicateDeliverables } from './create-deliverables.ts';
import { deleteBrief, deleteDeliverables, deleteFile } from './delete-work.ts';
import { duplicateBrief } from './duplicate-brief.ts';
import { editDeliverables } from './edit-deliverables.ts';
import { findMentionable } from './find-mentionable.ts';
import { moveDeliverables } from './move-deliverables.ts';
import { pushVersion } from './push-version.ts';
import { markSeen, setDecision } from './review-decision.ts';
import { takeFileStep } from './take-file-step.ts';
import { tellOfDraft } from './tell-of-draft.ts';
import { undoReview } from './undo-review.ts';

const calls = os.production;

/** Everything that may be asked about briefs, deliverables and their versions. */
export const productionHandlers = {
  submitBrief: calls.submitBrief.handler(async ({ context, input }) => {
    await submitBrief(context, input.id);
    return {};
  }),
  setBriefCompleted: calls.setBriefCompleted.handler(async ({ context, input }) => {
    await setBriefCompleted(context, input.id, input.completed);
    return {};
  }),
  tellOfDraft: calls.tellOfDraft.handler(async ({ context, input }) => ({
    told: await tellOfDraft(context, input.id),
  })),
  duplicateBrief: calls.duplicateBrief.handler(async ({ context, input }) => ({
    id: await duplicateBrief(context, input.id),
  })),
  makeChatChannel: calls.makeChatChannel.handler(async ({ context, input }) => {
    await makeChatChannel(context, input.id);
    return {};
  }),
  createDeliverables: calls.createDeliverables.handler(async ({ context, input }) => ({
    ids: await createDeliverables(context, input.production, [{ ...input.deliverable, count: input.count }]),
  })),
  createManyDeliverables: calls.createManyDeliverables.handler(async ({ context, input }) => ({
    ids: await createDeliverables(context, input.production, input.deliverables),
  })),
  editDeliverables: calls.editDeliverables.handler(({ context, input }) => editDeliverables(context, input.edits)),
  duplicateDeliverables: calls.duplicateDeliverables.handler(({ context, input }) =>
    duplicateDeliverables(context, input.ids),
  ),
  holdDeliverables: calls.holdDeliverables.handler(({ context, input }) =>
    moveDeliverables(context, 'hold', input.ids),
  ),
  placeBackDeliverables: calls.placeBackDeliverables.handler(({ context, input }) =>
    moveDeliverables(context, 'placeBack', input.ids),
  ),
  resetDeliverables: calls.resetDeliverables.handler(({ context, input }) =>
    moveDeliverables(context, 'reset', input.ids),
  ),
  signOffFiles: calls.signOffFiles.handler(async ({ context, input }) => {
    const outcome = await reviewed(context, 'signOff', input.ids);
    return { ...outcome, openNotes: await countOpen(context.store, outcome.done) };
  }),
  rejectFiles: calls.rejectFiles.handler(({ context, input }) => reviewed(context, 'reject', input.ids)),
  recallFiles: calls.recallFiles.handler(({ context, input }) => reviewed(context, 'recall', input.ids)),
  resumeReview: calls.resumeReview.handler(({ context, input }) => reviewed(context, 'resume', input.ids)),
  undoReview: calls.undoReview.handler(({ context, input }) => undoReview(context, input.ids)),
  setDecision: calls.setDecision.handler(async ({ context, input }) => {
    await setDecision(context, input);
    return {};
  }),
  sendToBC: calls.sendToBC.handler(async ({ context, input }) => ({ id: await pushVersion(context, input) })),
  markSeen: calls.markSeen.handler(async ({ context, input }) => {
    await markSeen(context, input.file);
    return {};
  }),
  findMentionable: calls.findMentionable.handler(({ context, input }) => findMentionable(context, input)),
  carryNotes: calls.carryNotes.handler(async ({ context, input }) => ({
    carried: await carryNotes(context, input.file),
  })),
  deleteFile: calls.deleteFile.handler(async ({ context, input }) => {
    await deleteFile(context, input.id);
    return {};
  }),
  deleteDeliverables: calls.deleteDeliverables.handler(({ context, input }) => deleteDeliverables(context, input.ids)),
  deleteBrief: calls.deleteBrief.handler(async ({ context, input }) => {
    await deleteBrief(context, input.id);
    return {};
  }),
};

async function reviewed(...[context, step, ids]: Parameters<typeof takeFileStep>) {
  const outcome = await takeFileStep(context, step, ids);
  context.wakeJobs();
  return outcome;
}
