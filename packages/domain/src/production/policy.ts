import { and, nothing, type Where } from '@pavilion/sync';
import { definePolicy, fieldsExcept } from '../access/policy.ts';
import { canAny } from '../access/read-write.ts';
import { inScope, ownScope, scope } from '../access/scope.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { askedFields, briefs, deliverables, type Note, noteContent, notes } from './documents.ts';

/** Where a brief keeps its scope fields. */
export const briefScope = { department: 'department', brands: 'brands', partner: 'partner' };

/** What people fill in on a brief; the rest is counted by effects or moved by calls. */
const briefFields = fieldsExcept(
  briefs,
  'completed',
  'status',
  'slackChannelId',
  'slackChannelName',
  'totalDays',
  'totalDels',
  'signedDels',
  'nextDeadline',
  'active',
  'resources',
  'queueOrder',
);

/**
 * Deliverables (and what hangs on them) that a person may see: all within the scope with drafts, else signed ones
 * (USR-073, USR-074); people who open collections alone see what stands in one (OPN-001).
 */
export function deliverableReading(viewer: Viewer, signed: Where): Where {
  const within = scope(viewer, ownScope);
  if (can(viewer, 'seeDrafts')) return within;
  if (canAny(viewer, ['openCatalogue', 'openProduction', 'uploadToCollection'])) return and(signed, within);
  return can(viewer, 'openCollections') ? and(signed, { inCollection: true }, within) : nothing;
}

/** Notes by reviewers while the file is in review, responses by their author (PRD-098, PRD-099). */
function mayEditNote(viewer: Viewer, note: Note): boolean {
  if (note.response) return note.created_by === viewer.id && can(viewer, 'seeDrafts');
  return note.fileStatus === 'review' && can(viewer, 'giveFeedback');
}

export const productionPolicies = {
  productions: definePolicy(briefs, {
    read: (viewer) =>
      canAny(viewer, ['openProduction', 'writeBriefs', 'submitBriefs', 'planWork'])
        ? scope(viewer, briefScope)
        : nothing,
    insert: (viewer, brief) => (can(viewer, 'writeBriefs') && inScope(viewer, brief, briefScope) ? briefFields : []),
    // Its author stays who made it.
    patch: (viewer) => (can(viewer, 'writeBriefs') ? briefFields.filter((field) => field !== 'authorName') : []),
  }),
  deliverables: definePolicy(deliverables, {
    read: (viewer) => deliverableReading(viewer, { state: 'signed' }),
    patch: (viewer) => (can(viewer, 'editDeliverables') ? ['title', ...askedFields] : []),
  }),
  notes: definePolicy(notes, {
    read: (viewer) => (can(viewer, 'seeDrafts') ? scope(viewer, ownScope) : nothing),
    // The copies of the file are not there yet: the effect that makes them refuses a note on a file out of review.
    insert: (viewer, note) => {
      const fields = ['file', ...noteContent, 'author'] as const;
      if (note.response) return can(viewer, 'seeDrafts') && note.note ? [...fields, 'response', 'note', 'delID'] : []; // USR-107
      return can(viewer, 'giveFeedback') && can(viewer, 'seeDrafts') ? [...fields, 'delID'] : [];
    },
    patch: (viewer, note) => {
      const done = note.fileStatus === 'edit' && can(viewer, 'seeDrafts'); // PRD-101, USR-106
      return [...(mayEditNote(viewer, note) ? noteContent : []), ...(done ? (['done'] as const) : [])];
    },
    remove: mayEditNote,
  }),
};
