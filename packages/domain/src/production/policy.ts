import { and, nothing, type Where } from '@pavilion/sync';
import { definePolicy, fieldsExcept } from '../access/policy.ts';
import { canAny } from '../access/read-write.ts';
import { inScope, ownScope, scope } from '../access/scope.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { askedFields, briefs, deliverables, type Note, noteContent, notes } from './documents.ts';

/** The scope fields of a brief. */
export const briefScope = { department: 'department', brands: 'brands', partner: 'partner' };

/** Fields of a brief that people edit; effects and calls set the others. */
const briefFields = () =>
  fieldsExcept(
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
 * (USR-073, USR-074); people who open collections only see deliverables in a collection (OPN-001).
 */
export function deliverableReading(viewer: Viewer, signed: Where): Where {
  const within = scope(viewer, ownScope);
  if (can(viewer, 'seeDrafts')) return within;
  if (canAny(viewer, ['openCatalogue', 'openProduction', 'uploadToCollection'])) return and(signed, within);
  return can(viewer, 'openCollections') ? and(signed, { inCollection: true }, within) : nothing;
}

/**
 * Whether a person sees every deliverable of the briefs that they see, so that the counts and the deadline of a brief speak of
 * what they see. A brief has the department and the partner of its deliverables, but brands of their own.
 */
export const seesWholeBriefs = (viewer: Viewer): boolean =>
  can(viewer, 'seeDrafts') && viewer.user.brandAccess.length === 0;

/** Reviewers edit notes while the file is in review; authors edit their responses (PRD-098, PRD-099). */
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
    insert: (viewer, brief) => (can(viewer, 'writeBriefs') && inScope(viewer, brief, briefScope) ? briefFields() : []),
    within: briefScope,
    // Edits keep the original author.
    patch: (viewer) => (can(viewer, 'writeBriefs') ? briefFields().filter((field) => field !== 'authorName') : []),
  }),
  deliverables: definePolicy(deliverables, {
    read: (viewer) => deliverableReading(viewer, { state: 'signed' }),
    within: ownScope,
    patch: (viewer) => (can(viewer, 'editDeliverables') ? ['title', ...askedFields] : []),
  }),
  notes: definePolicy(notes, {
    read: (viewer) => (can(viewer, 'seeDrafts') ? scope(viewer, ownScope) : nothing),
    // A new note has no copies of its file yet; the effect that adds them refuses notes on files out of review.
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
