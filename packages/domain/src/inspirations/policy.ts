import { definePolicy } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { can, type Viewer } from '../access/viewer.ts';
import {
  type Inspiration,
  type InspirationComment,
  inspirationComments,
  inspirations,
  inspirationTags,
} from './documents.ts';
import { inspirationRights } from './inspiration-rights.ts';

const ownComment = (viewer: Viewer, comment: InspirationComment) =>
  can(viewer, 'signedIn') && comment.created_by === viewer.id;
const rights = (viewer: Viewer, inspiration: Inspiration) =>
  inspirationRights({ id: viewer.id, opens: can(viewer, 'openInspirations') }, inspiration);
const content = ['title', 'type', 'platform', 'author', 'description', 'tags', 'chosenImage', 'briefs'] as const;

export const inspirationsPolicies = {
  /** The detail page needs no role (PLT-035), so every active person can read inspirations; routes guard the lists. */
  inspirations: definePolicy(inspirations, {
    read: readableBy('signedIn'),
    insert: (viewer, inspiration) =>
      can(viewer, 'openInspirations') && inspiration.what === 'url' ? [...content, 'what', 'url'] : [],
    patch: (viewer, before) => {
      if (!can(viewer, 'signedIn')) return [];
      const favourite = `favourites.${viewer.id}` as const;
      const { edit, arrange } = rights(viewer, before);
      if (edit) return [...content, favourite];
      return arrange ? ['briefs', 'tags', favourite] : [favourite];
    },
    // The creator, or everyone with the role for an Error row (OPN-092).
    remove: (viewer, before) => rights(viewer, before).remove,
  }),
  inspirationComments: definePolicy(inspirationComments, {
    read: readableBy('signedIn'),
    insert: (viewer) => (can(viewer, 'signedIn') ? ['inspiration', 'text'] : []),
    patch: (viewer, before) => (ownComment(viewer, before) ? ['text'] : []),
    remove: ownComment,
  }),
  inspirationTags: definePolicy(inspirationTags, { read: readableBy('signedIn') }),
};
