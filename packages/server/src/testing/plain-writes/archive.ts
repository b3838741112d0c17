import type { Who } from '../plain-who.ts';
import { archiveFacts, inArchive } from './archive-facts.ts';
import type { PlainWrites } from './rule.ts';

const archivists: Who = ['archive_uploader'];
/** Clipping on the pages of the archive (PLT-024, USR-109). */
const clippers: Who = [
  ['archive_access', 'archive_search'],
  ['archive_uploader', 'archive_search'],
];

const notClipped = { clipStatus: 'not clipped', clipped: false };
const marks = 'tcIn tcOut manualSet bookmark bookmarkPlayer bookmarkTeam note';

export const archiveWrites: PlainWrites[] = [
  {
    of: 'archiveEvents',
    is: 'a ball of a feed',
    given: inArchive({ ...notClipped, source: 'feed' }),
    patch: [
      { who: clippers, fields: marks, rows: 'USR-109, DAT-103' },
      {
        who: archivists,
        fields: 'bowlLength bowlLine bowlMove bowlStyle fieldAct fieldPos footMove howOut shotType',
        rows: 'USR-110, ARC-122, DAT-043',
      },
    ],
  },
  {
    of: 'archiveEvents',
    is: 'one’s own mark',
    given: (me) => ({ ...archiveFacts, ...notClipped, source: 'user', created_by: me }),
    // Access to the recording is checked when the mark is made (ARC-009).
    insert: [
      {
        who: ['archive_search'],
        fields: 'file match tcIn tcOut bookmark bookmarkPlayer bookmarkTeam note',
        rows: 'USR-109, ARC-105, ARC-107',
      },
    ],
    patch: [{ who: clippers, fields: marks, rows: 'USR-109, DAT-103' }],
    remove: { who: clippers, rows: 'USR-109, ARC-129, ARC-130' },
  },
  {
    of: 'archiveEvents',
    is: 'someone else’s mark',
    given: inArchive({ ...notClipped, source: 'user', created_by: 'someone' }),
    patch: [{ who: clippers, fields: marks, rows: 'USR-109, DAT-103' }],
    remove: { who: clippers, rows: 'USR-109, ARC-129: of any user' },
  },
  {
    of: 'archiveEvents',
    is: 'one’s own mark, being clipped (ARC-124, ARC-129)',
    given: (me) => ({ ...archiveFacts, clipStatus: 'clipping', source: 'user', created_by: me }),
  },
  { of: 'clippingRequests', given: inArchive({}) },
  { of: 'competitions', patch: [{ who: archivists, fields: 'pulseID', rows: 'USR-110, ARC-091, DAT-106' }] },
  {
    of: 'matches',
    is: 'without a video at the platform',
    given: inArchive({ catchupBCId: undefined }),
    patch: [{ who: archivists, fields: 'tv pulseID', rows: 'USR-110, ARC-083, ARC-087, OPN-083, DAT-105' }],
  },
  {
    of: 'matches',
    is: 'with a video at the platform',
    given: inArchive({ catchupBCId: 'v1' }),
    patch: [{ who: archivists, fields: 'tv pulseID catchupBC', rows: 'USR-110, ARC-083, ARC-084, OPN-083, DAT-105' }],
  },
  { of: 'matchFormats' },
  { of: 'matchSheets' },
  { of: 'platformVideos' },
  { of: 'players', patch: [{ who: archivists, fields: 'pulseID', rows: 'USR-110, ARC-089, DAT-106' }] },
  { of: 'teams' },
  { of: 'venues' },
];
