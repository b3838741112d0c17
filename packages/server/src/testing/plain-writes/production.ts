import type { Who } from '../plain-who.ts';
import type { PlainWrites } from './rule.ts';

const drafts: Who = ['production_drafts'];
const feedback: Who = ['production_feedback'];
/** Feedbackers read notes on the deliverable page, which needs both (OPN-042). */
const reviewers: Who = [['production_feedback', 'production_drafts']];

const inReview = { fileStatus: 'review', delState: 'feedback' };
const inEdit = { fileStatus: 'edit', delState: 'reworking' };
const noteFields = 'text tc seconds frame frameEnd pdf pdfPage drawing';
const mine = (more: object) => (me: string) => ({ response: false, ...more, created_by: me });
const others = (more: object) => () => ({ response: false, ...more, created_by: 'someone' });

const briefFields =
  'title department template brands commercial partner contact owners collections audience objective bau producer description ' +
  'intention intentionDetail messaging messagingKnown channels channelsKnown deliverablesKnown budget';
const deliverableFields =
  'title type format folderName desiredDuration brand description owners deadline eta platforms subs';

export const productionWrites: PlainWrites[] = [
  {
    of: 'productions',
    is: 'a draft',
    given: () => ({ status: 'Draft' }),
    insert: [
      { who: feedback, fields: `authorName ${briefFields}`, rows: 'USR-081, USR-083, OPN-050, OPN-051, DAT-013' },
    ],
    patch: [{ who: feedback, fields: briefFields, rows: 'USR-081, OPN-051' }],
  },
  {
    of: 'productions',
    is: 'submitted',
    given: () => ({ status: 'Submitted' }),
    patch: [{ who: feedback, fields: briefFields, rows: 'USR-081, OPN-051' }],
  },
  ...(['production', 'feedback', 'signed', 'held'] as const).map(
    (state): PlainWrites => ({
      of: 'deliverables',
      is: state,
      given: () => ({ state, active: true }),
      patch: [{ who: drafts, fields: deliverableFields, rows: 'USR-076, OPN-091, PRD-131' }],
    }),
  ),
  {
    of: 'notes',
    is: 'one’s own, in review',
    given: mine(inReview),
    insert: [
      {
        who: reviewers,
        fields: `file delID author ${noteFields}`,
        rows: 'USR-080, DAT-028, PRD-098, PRD-103, PRD-104',
      },
    ],
    patch: [{ who: reviewers, fields: noteFields, rows: 'PRD-098' }],
    remove: { who: reviewers, rows: 'PRD-098, PRD-105, DAT-089' },
  },
  {
    of: 'notes',
    is: 'someone else’s, in review',
    given: others(inReview),
    patch: [{ who: reviewers, fields: noteFields, rows: 'PRD-098, OPN-089' }],
    remove: { who: reviewers, rows: 'PRD-098, PRD-105, DAT-089' },
  },
  {
    of: 'notes',
    is: 'someone else’s, in edit',
    given: others(inEdit),
    patch: [{ who: drafts, fields: 'done', rows: 'USR-106, PRD-101' }],
  },
  { of: 'notes', is: 'on a signed file', given: others({ fileStatus: 'signed', delState: 'signed' }) },
  {
    of: 'notes',
    is: 'one’s own response, in edit',
    given: mine({ ...inEdit, response: true }),
    insertedAs: { response: true, note: 'n1' },
    insert: [
      { who: drafts, fields: `file delID author response note ${noteFields}`, rows: 'USR-107, PRD-100, DAT-028' },
    ],
    patch: [
      { who: drafts, fields: noteFields, rows: 'PRD-099' },
      { who: drafts, fields: 'done', rows: 'USR-106, PRD-101' },
    ],
    remove: { who: drafts, rows: 'PRD-099, DAT-089' },
  },
  { of: 'notes', is: 'someone else’s response, in review', given: others({ ...inReview, response: true }) },
];
