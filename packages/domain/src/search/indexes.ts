import { and, type DocumentType, everything, type Where } from '@pavilion/sync';
import { matchAccess } from '../access/match-access.ts';
import type { Viewer } from '../access/viewer.ts';
import { users } from '../accounts/documents.ts';
import { people } from '../accounts/people.ts';
import { archiveEvents, matches, players } from '../archive/documents.ts';
import { billings, budgets } from '../billing/documents.ts';
import type { DescribedType } from '../define-document.ts';
import { files } from '../files/documents.ts';
import { brandKits, templates } from '../graphics/documents.ts';
import { controlDocs, graphics } from '../graphics/made-documents.ts';
import { inspirations } from '../inspirations/documents.ts';
import { collections } from '../library/documents.ts';
import { resources, shoots } from '../planner/documents.ts';
import { briefs, deliverables } from '../production/documents.ts';
import type { SearchIndex } from './request.ts';

/** Source of a search index. `within` is added to the policy: documents that this index excludes for the person. */
export interface IndexSource<D extends DocumentType = DocumentType> {
  type: D;
  within: (viewer: Viewer) => Where;
}

const all = () => everything;

/** All search indexes, each with its document type and contents. Match access applies to every search (OPN-064). */
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
  templates: { type: templates, within: all },
  graphics: { type: graphics, within: all },
  brandKits: { type: brandKits, within: all },
  controlDocs: { type: controlDocs, within: all },
  collections: { type: collections, within: all },
  shoots: { type: shoots, within: all },
  resources: { type: resources, within: all },
  billings: { type: billings, within: all },
  budgets: { type: budgets, within: all },
};
