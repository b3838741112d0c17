import { defineModule } from '../../module.ts';
import { announceReview } from './announce-review.ts';
import { makeChatChannel, setBriefCompleted, submitBrief } from './brief-status.ts';
import { carryNotes } from './carry-notes.ts';
import { briefChanges, derivedFields, dropPartner } from './copy-brief.ts';
import { countDeliverables, sumShifts } from './count-brief.ts';
import { createDeliverables, createManyDeliverables, duplicateDeliverables } from './create-deliverables.ts';
import { deleteBrief, deleteDeliverables, deleteFile } from './delete-work.ts';
import { duplicateBrief } from './duplicate-brief.ts';
import { editDeliverables } from './edit-deliverables.ts';
import { findMentionable } from './find-mentionable.ts';
import { holdDeliverables, placeBackDeliverables, resetDeliverables } from './move-deliverables.ts';
import { moveToBrief } from './move-to-brief.ts';
import { nameAuthor } from './name-author.ts';
import { inviteToChannel, newBriefSlack } from './new-brief-slack.ts';
import { recountBriefs, refreshOverdue } from './nightly.ts';
import { announceNote, completeNote, removeResponses } from './note-changes.ts';
import { previewMove } from './preview-move.ts';
import { refuseDuration } from './refuse-duration.ts';
import { markSeen, setDecision } from './review-decision.ts';
import { sendToBC } from './send-to-bc.ts';
import { takeBackDeliverables } from './take-back-deliverables.ts';
import { recallFiles, rejectFiles, resumeReview, signOffFiles } from './take-file-step.ts';
import { tellOfDraft } from './tell-of-draft.ts';
import { tellOfNote } from './tell-of-note.ts';
import { tellOverdue } from './tell-overdue.ts';
import { undoMove } from './undo-move.ts';
import { undoReview } from './undo-review.ts';

export const production = defineModule({
  calls: {
    submitBrief,
    setBriefCompleted,
    tellOfDraft,
    duplicateBrief,
    makeChatChannel,
    deleteBrief,
    createDeliverables,
    createManyDeliverables,
    takeBackDeliverables,
    editDeliverables,
    duplicateDeliverables,
    previewMove,
    moveToBrief,
    undoMove,
    holdDeliverables,
    placeBackDeliverables,
    resetDeliverables,
    deleteDeliverables,
    signOffFiles,
    rejectFiles,
    recallFiles,
    resumeReview,
    undoReview,
    setDecision,
    markSeen,
    sendToBC,
    findMentionable,
    carryNotes,
    deleteFile,
  },
  effects: [
    dropPartner,
    briefChanges,
    nameAuthor,
    derivedFields,
    refuseDuration,
    countDeliverables,
    sumShifts,
    completeNote,
    removeResponses,
    announceNote,
  ],
  jobs: [announceReview, newBriefSlack, inviteToChannel, refreshOverdue, recountBriefs, tellOfNote, tellOverdue],
});
