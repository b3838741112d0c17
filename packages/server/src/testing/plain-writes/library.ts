import type { Who } from '../plain-who.ts';
import type { PlainWrites } from './rule.ts';

/** People who may open collections at all, including those who upload to them (OPN-001, OPN-044). */
const collectors: Who = ['creative_catalogue_access', 'archive_access'];
const withUploaders: Who = [...collectors, 'creative_catalogue_upload', 'production_new_deliberables'];
/** Collection managers count as owners of every collection they can see, in case its owners have left. */
const managers: Who = [
  ['production_admin', 'creative_catalogue_access'],
  ['production_admin', 'archive_access'],
  ['production_admin', 'creative_catalogue_upload'],
  ['production_admin', 'production_new_deliberables'],
];
const managed = {
  patch: [{ who: managers, fields: 'name restrictions owners editors', rows: 'DAT-093, USR-005' }],
  remove: { who: managers, rows: 'DAT-093, USR-005' },
};
const item = 'title type platform author description chosenImage';
const inspirers: Who = ['inspirations_access'];
const attach = [
  // The detail page is open to everyone.
  { who: 'everyone' as const, fields: 'favourites.<me>', rows: 'LIB-043, PLT-035' },
  { who: inspirers, fields: 'briefs', rows: 'LIB-053' },
  // Tags are one shared list.
  { who: inspirers, fields: 'tags', rows: 'LIB-042, LIB-052' },
];

export const libraryWrites: PlainWrites[] = [
  {
    of: 'collections',
    is: 'one’s own',
    given: (me) => ({ owners: [me], editors: [], created_by: me }),
    insert: [{ who: collectors, fields: 'name restrictions', rows: 'LIB-020, LIB-022, OPN-001, DAT-029' }],
    patch: [{ who: withUploaders, fields: 'name restrictions owners editors', rows: 'DAT-093, OPN-087' }],
    remove: { who: withUploaders, rows: 'USR-067, DAT-093' },
  },
  {
    of: 'collections',
    is: 'that one edits',
    given: (me) => ({ owners: ['someone'], editors: [me], created_by: 'someone' }),
    ...managed,
  },
  {
    of: 'collections',
    is: 'someone else’s',
    given: () => ({ owners: ['someone'], editors: [], created_by: 'someone' }),
    ...managed,
  },
  { of: 'zips', is: 'one’s own', given: (me) => ({ created_by: me }) },
  {
    of: 'inspirations',
    is: 'one’s own',
    given: (me) => ({ error: false, created_by: me }),
    insert: [{ who: inspirers, fields: `what url ${item} tags briefs`, rows: 'LIB-045, DAT-095, USR-116' }],
    patch: [{ who: inspirers, fields: item, rows: 'OPN-092' }, ...attach],
    remove: { who: inspirers, rows: 'OPN-092' },
  },
  {
    of: 'inspirations',
    is: 'someone else’s',
    given: () => ({ error: false, created_by: 'someone' }),
    patch: attach,
  },
  {
    of: 'inspirations',
    is: 'someone else’s, that failed',
    given: () => ({ error: true, created_by: 'someone' }),
    patch: attach,
    remove: { who: inspirers, rows: 'LIB-049, OPN-092' },
  },
  {
    of: 'inspirationComments',
    is: 'one’s own',
    given: (me) => ({ created_by: me }),
    insert: [{ who: 'everyone', fields: 'inspiration text', rows: 'LIB-044, PLT-035' }],
    patch: [{ who: 'everyone', fields: 'text', rows: 'OPN-092, PLT-035' }],
    remove: { who: 'everyone', rows: 'OPN-092, PLT-035' },
  },
  { of: 'inspirationComments', is: 'someone else’s', given: () => ({ created_by: 'someone' }) },
  { of: 'inspirationTags' },
];
