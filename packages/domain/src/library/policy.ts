import { everything, nothing, or } from '@pavilion/sync';
import { definePolicy } from '../access/policy.ts';
import { canAny, readableBy } from '../access/read-write.ts';
import { isUnrestricted } from '../access/scope.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { collectionReaders, mayTakeStep } from './collection-rights.ts';
import { collections, zips } from './documents.ts';

const worksWithCollections = (viewer: Viewer) => canAny(viewer, collectionReaders);

export const libraryPolicies = {
  collections: definePolicy(collections, {
    read: readableBy(...collectionReaders),
    // Collections are created from their list, which needs this capability (OPN-001, LIB-022).
    insert: (viewer) => (can(viewer, 'openCollections') ? ['name', 'restrictions'] : []),
    patch: (viewer, before) => [
      ...(mayTakeStep(viewer, before, 'rename') ? (['name', 'restrictions'] as const) : []),
      ...(mayTakeStep(viewer, before, 'share') ? (['owners', 'editors'] as const) : []),
    ],
    remove: (viewer, before) => mayTakeStep(viewer, before, 'remove'),
  }),
  /**
   * A zip holds the files that its requester could see. Other people can read it only when no access list limits them,
   * because the content of a zip can no longer be filtered.
   */
  zips: definePolicy(zips, {
    read: (viewer) => {
      if (!can(viewer, 'signedIn')) return nothing;
      const own = { created_by: viewer.id };
      if (!isUnrestricted(viewer)) return own;
      if (can(viewer, 'seeDrafts')) return everything;
      return worksWithCollections(viewer) && can(viewer, 'openCatalogue') ? or(own, { not: { colID: null } }) : own;
    },
  }),
};
