import { z } from 'zod';
import { call } from '../call.ts';
import { notedFileNeedsReviewer, signedFileStays } from '../files/delete-file.ts';
import { undoMinutes } from '../system/trash.ts';
import { channelNeedsSubmission, hasChannel, onlyDraftsGo, submittedAlready } from './brief-steps.ts';
import { deliverableIds, done, id, ids, mostAtOnce, outcome, tooMany } from './call-parts.ts';
import { askedFields, reviewDecisions } from './documents.ts';
import { moveCalls } from './move-calls.ts';
import { copies, deliverableForm, sumOf } from './new-deliverable-form.ts';
import { framesUnknown, onlyIntoReview } from './refuse-note.ts';
import { onlyFilmsGo } from './refuse-sending.ts';
import { type ReviewStepName, reviewSteps, tooLateToUndo } from './review.ts';
import { decidedInFeedback, onlyReviewersDecide } from './review-decision.ts';

const wrongState = (step: ReviewStepName) =>
  ({ WRONG_STATE: { status: 409, message: reviewSteps[step].refusal } }) as const;
const fileIds = z.object({ ids: ids.describe('Files') });

/** Most people that the list after an @ offers. */
export const mostMentionable = 8;

/** Fields with their values; null for none. */
const askedChanges = z.partialRecord(z.enum(['title', ...askedFields]), z.unknown());

export const productionCalls = {
  /** PRD-029..031 */
  submitBrief: call({
    needs: 'submitBriefs',
    summary: 'Submits a draft brief and creates its chat channel.',
    input: z.object({ id }),
    output: done,
    errors: { NOT_DRAFT: { status: 409, message: submittedAlready.message } },
  }),
  /** PRD-032 */
  setBriefCompleted: call({
    needs: 'writeBriefs',
    summary: 'Marks a brief completed or open again; its deliverables become inactive or active.',
    input: z.object({ id, completed: z.boolean() }),
    output: done,
  }),
  /** PRD-030 */
  tellOfDraft: call({
    needs: 'writeBriefs',
    summary: 'Notifies the people who submit briefs that a draft is finished; returns their number.',
    input: z.object({ id }),
    output: z.object({ told: z.number().int() }),
    errors: { NOT_DRAFT: { status: 409, message: submittedAlready.message } },
  }),
  duplicateBrief: call({
    needs: 'writeBriefs',
    summary: 'Makes a draft that asks for the same as another brief, with its deliverables from the beginning.',
    input: z.object({ id }),
    output: z.object({ id }),
  }),
  /** USR-099 */
  makeChatChannel: call({
    needs: 'makeChatChannel',
    summary: 'Creates the chat channel of a submitted brief that has none.',
    input: z.object({ id }),
    output: done,
    errors: {
      NOT_SUBMITTED: { status: 409, message: channelNeedsSubmission.message },
      HAS_CHANNEL: { status: 409, message: hasChannel.message },
    },
  }),
  /** PRD-044..046 */
  createDeliverables: call({
    needs: 'createDeliverables',
    summary: 'Adds one or more identical empty deliverables to a brief.',
    input: z.object({
      production: id,
      deliverable: deliverableForm,
      count: copies,
    }),
    output: z.object({ ids: z.array(id) }),
  }),
  /** PRD-021 */
  createManyDeliverables: call({
    needs: 'createDeliverables',
    summary: 'Adds different deliverables to a brief at once, with a number for each.',
    input: z.object({
      production: id,
      deliverables: z
        .array(deliverableForm.extend({ count: copies }))
        .min(1, 'Add at least one.')
        .refine((rows) => sumOf(rows) <= mostAtOnce, `At most ${mostAtOnce} can be made at once.`),
    }),
    output: z.object({ ids: z.array(id) }),
  }),
  /** PRD-037, PRD-041 */
  editDeliverables: call({
    needs: 'editDeliverables',
    summary:
      'Changes fields of several deliverables as one change. Null clears a field; a field that someone else has changed since is left alone.',
    input: z.object({
      // The schema of deliverables checks the values, as for every patch.
      edits: z
        .array(z.object({ id, changes: askedChanges, expected: askedChanges.optional() }))
        .min(1, 'Choose at least one.')
        .max(mostAtOnce, tooMany),
    }),
    output: outcome,
  }),
  /** PRD-037 */
  takeBackDeliverables: call({
    needs: 'createDeliverables',
    summary: `Deletes deliverables that the caller has made in the last ${undoMinutes} minutes, unless someone else has worked on them since.`,
    input: deliverableIds,
    output: outcome,
  }),
  /** PRD-055 */
  duplicateDeliverables: call({
    needs: 'editDeliverables',
    summary: 'Copies each deliverable without its files; the copy starts in pre-production.',
    input: deliverableIds,
    output: outcome.extend({ ids: z.array(id).describe('The copies') }),
  }),
  ...moveCalls,
  /** PRD-056 */
  holdDeliverables: call({
    needs: reviewSteps.hold.needs,
    summary: 'Puts deliverables on hold.',
    input: deliverableIds,
    output: outcome,
    errors: wrongState('hold'),
  }),
  /** PRD-057 */
  placeBackDeliverables: call({
    needs: reviewSteps.placeBack.needs,
    summary: 'Returns held deliverables to pre-production.',
    input: deliverableIds,
    output: outcome,
    errors: wrongState('placeBack'),
  }),
  /** PRD-058 */
  resetDeliverables: call({
    needs: reviewSteps.reset.needs,
    summary: 'Resets deliverables without files to pre-production.',
    input: deliverableIds,
    output: outcome,
    errors: wrongState('reset'),
  }),
  /** PRD-086, PRD-087, PRD-091 */
  signOffFiles: call({
    needs: reviewSteps.signOff.needs,
    summary: 'Signs off files and their deliverables; returns the notes that are still open.',
    input: fileIds,
    output: outcome.extend({ openNotes: z.object({ here: z.number(), older: z.number() }) }),
    errors: wrongState('signOff'),
  }),
  /** PRD-088..090 */
  rejectFiles: call({
    needs: reviewSteps.reject.needs,
    summary: 'Sends files back to the editor with their notes.',
    input: fileIds,
    output: outcome,
    errors: wrongState('reject'),
  }),
  /** PRD-092, PRD-093 */
  recallFiles: call({
    needs: reviewSteps.recall.needs,
    summary: 'Revokes a sign-off or a rejection: the files return to review.',
    input: fileIds,
    output: outcome,
    errors: wrongState('recall'),
  }),
  undoReview: call({
    needs: reviewSteps.signOff.needs,
    summary: "Undoes the caller's own sign-off or rejection within a few seconds, before anyone is notified.",
    input: fileIds,
    output: outcome,
    errors: { TOO_LATE: { status: 409, message: tooLateToUndo } },
  }),
  /** PRD-057 */
  resumeReview: call({
    needs: reviewSteps.resume.needs,
    summary: 'Puts versions of returned deliverables in review again.',
    input: fileIds,
    output: outcome,
    errors: wrongState('resume'),
  }),
  /** PRD-094, PRD-096 */
  setDecision: call({
    needs: 'seeDrafts',
    summary: "Sets the caller's own decision on a deliverable; null clears it.",
    input: z.object({ delID: id, decision: z.enum(reviewDecisions).nullable() }),
    output: done,
    errors: {
      NOT_REVIEWER: { status: 403, message: onlyReviewersDecide.message },
      NOT_IN_FEEDBACK: { status: 409, message: decidedInFeedback.message },
    },
  }),
  /** OPN-048 */
  markSeen: call({
    needs: 'seeDrafts',
    summary:
      'Records that a reviewer has opened a file in review, once for each reviewer. For anyone else it changes nothing.',
    input: z.object({ file: id }),
    output: done,
  }),
  findMentionable: call({
    needs: 'seeDrafts',
    forTokens: 'read',
    summary: 'Who can be mentioned by @ in a note on a file: those who may read it, by the beginning of a name.',
    input: z.object({
      file: id,
      /** The text after the @; without any, the reviewers are found. */
      text: z.string().max(100),
    }),
    output: z.object({
      people: z.array(z.object({ id, name: z.string(), handle: z.string(), company: z.string().nullable() })),
    }),
  }),
  carryNotes: call({
    needs: 'giveFeedback',
    summary:
      'Brings the open notes of older versions into a version in review, each to the same moment; says how many came.',
    input: z.object({ file: id }),
    output: z.object({ carried: z.number().int() }),
    errors: {
      NOT_IN_REVIEW: { status: 409, message: onlyIntoReview.message },
      NOT_READ_YET: { status: 409, message: framesUnknown },
    },
  }),
  /** DAT-109, OPN-055 */
  sendToBC: call({
    needs: 'editDeliverables',
    summary: 'Sends a version of a deliverable to the video platform under a name.',
    input: z.object({ deliverable: id, uploadName: z.string().trim().min(1).max(255), file: z.object({ id }) }),
    output: z.object({ id }),
    errors: {
      NOT_VIDEO: { status: 409, message: onlyFilmsGo.message },
      UNDERWAY: { status: 409, message: 'This video is already on its way to the video platform.' },
    },
  }),
  /** PRD-106..109 */
  deleteFile: call({
    needs: 'seeDrafts',
    summary: 'Deletes a version that is not signed off.',
    input: z.object({ id }),
    output: done,
    errors: {
      SIGNED: { status: 409, message: signedFileStays },
      HAS_NOTES: { status: 403, message: notedFileNeedsReviewer },
    },
  }),
  /** PRD-054 */
  deleteDeliverables: call({
    needs: 'deleteDeliverables',
    summary: 'Deletes deliverables with their files and notes.',
    input: deliverableIds,
    output: outcome,
  }),
  /** PRD-013, PRD-014 */
  deleteBrief: call({
    needs: 'deleteDeliverables',
    summary: 'Deletes a draft brief with its deliverables and files.',
    input: z.object({ id }),
    output: done,
    errors: {
      NOT_DRAFT: { status: 409, message: onlyDraftsGo.message },
      HAS_BOOKINGS: {
        status: 409,
        message: 'Effort, shoots or costs are booked on this brief. Please delete them first.',
      },
    },
  }),
};
