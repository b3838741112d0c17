import type { Who } from '../plain-who.ts';
import { inArchive } from './archive-facts.ts';
import type { PlainWrites } from './rule.ts';

const drafts: Who = ['production_drafts'];
const feedback: Who = ['production_feedback'];
const archivists: Who = ['archive_uploader'];
const paired = (what: string, more: Partial<PlainWrites> = {}): PlainWrites => ({
  of: 'files',
  is: what,
  given: inArchive({ what }),
  patch: [
    {
      who: archivists,
      fields: 'label day part metadata.timecodeStart',
      rows: 'USR-112, ARC-118, ARC-120, DAT-026, DAT-102',
    },
  ],
  remove: { who: archivists, rows: 'USR-113, DAT-102' },
  ...more,
});

const collectionUploaders: Who = ['production_new_deliberables', 'creative_catalogue_upload'];
const branding = [{ who: drafts, fields: 'branded brandedTag', rows: 'USR-076, DAT-022, DAT-090' }];

export const filesWrites: PlainWrites[] = [
  {
    of: 'files',
    is: 'a version in review',
    given: () => ({ what: 'deliverable', status: 'review', delState: 'feedback' }),
    patch: branding,
  },
  {
    of: 'files',
    is: 'a signed version',
    given: () => ({ what: 'deliverable', status: 'signed', delState: 'signed' }),
    patch: branding,
  },
  {
    of: 'files',
    is: 'collection-file',
    // Visible like signed content, or with access to drafts (USR-074).
    given: () => ({ what: 'collection-file', status: 'signed', delState: 'signed' }),
    patch: [{ who: collectionUploaders, fields: 'label', rows: 'OPN-044, DAT-090' }],
    remove: { who: collectionUploaders, rows: 'OPN-044, DAT-090' },
  },
  {
    of: 'files',
    is: 'subtitle',
    given: () => ({ what: 'subtitle', delState: 'feedback' }),
    patch: [{ who: drafts, fields: 'label', rows: 'USR-076, DAT-090' }],
  },
  {
    of: 'files',
    is: 'briefReference',
    given: () => ({ what: 'briefReference' }),
    patch: [{ who: feedback, fields: 'label', rows: 'USR-092, DAT-090' }],
    remove: { who: feedback, rows: 'USR-092, PRD-035' },
  },
  { of: 'files', is: 'inspiration', given: () => ({ what: 'inspiration', created_by: 'someone' }) },
  { of: 'files', is: 'zip', given: (me) => ({ what: 'zip', created_by: me }) },
  paired('archive-awaiting'),
  paired('recording'),
  paired('match-reel'),
  paired('match-clip'),
  {
    of: 'files',
    is: 'livestream-county-logo',
    given: () => ({ what: 'livestream-county-logo' }),
    patch: [{ who: ['livestream_access'], fields: 'label', rows: 'USR-115, LIV-060' }],
    remove: { who: ['livestream_access'], rows: 'USR-115, LIV-061' },
  },
];
