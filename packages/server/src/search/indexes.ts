import { users } from '@pavilion/domain/accounts';
import { archiveEvents, matches, players } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { inspirations } from '@pavilion/domain/inspirations';
import { collections } from '@pavilion/domain/library';
import { briefs, deliverables } from '@pavilion/domain/production';
import { type DocumentType, everything, type Where } from '@pavilion/sync';

/** An index by the name that requests give it (DAT-063): a document type, or a part of one. */
export interface SearchIndex {
  type: DocumentType;
  only: Where;
}

export const searchIndexes: Readonly<Record<string, SearchIndex>> = {
  productions: { type: briefs, only: everything },
  deliverables: { type: deliverables, only: everything },
  users: { type: users, only: everything },
  matches: { type: matches, only: everything },
  players: { type: players, only: everything },
  clips: { type: archiveEvents, only: { clipped: true } },
  files: { type: files, only: everything },
  inspirations: { type: inspirations, only: everything },
  collections: { type: collections, only: everything },
};
