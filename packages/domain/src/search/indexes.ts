import { and, type DocumentType, everything, type Where } from '@pavilion/sync';
import { matchAccess } from '../access/match-access.ts';
import type { Viewer } from '../access/viewer.ts';
import { users } from '../accounts/documents.ts';
import { people } from '../accounts/people.ts';
import { archiveEvents, matches, players } from '../archive/documents.ts';
import type { DescribedType } from '../define-document.ts';
import { files } from '../files/documents.ts';
import { inspirations } from '../inspirations/documents.ts';
import { collections } from '../library/documents.ts';
import { briefs, deliverables } from '../production/documents.ts';
import type { SearchIndex } from './request.ts';

/** What an index is made of. `within` is added to the type's policy: what this index leaves out for this person. */
export interface IndexSource<D extends DocumentType = DocumentType> {
  type: D;
  within: (viewer: Viewer) => Where;
}

const all = () => everything;

/** Each search index: the document type behind it and what it holds. Match access counts in every search (OPN-064). */
export const searchIndexes: Record<SearchIndex, IndexSource<DescribedType>> = {
  users: { type: users, within: all },
  people: { type: people, within: all },
  productions: { type: briefs, within: all },
  deliverables: { type: deliverables, within: all },
  matches: { type: matches, within: matchAccess },
  clips: { type: archiveEvents, within: (viewer) => and({ clipped: true }, matchAccess(viewer)) },
  players: { type: players, within: all },
  files: { type: files, within: all },
  inspirations: { type: inspirations, within: all },
  collections: { type: collections, within: all },
};
