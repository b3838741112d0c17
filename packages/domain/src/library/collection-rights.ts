import { canAny } from '../access/read-write.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { Collection } from './documents.ts';

/** What a person is to a collection: each may do what the next one may, and more. */
export const collectionParts = ['owner', 'editor', 'viewer'] as const;
export type CollectionPart = (typeof collectionParts)[number];

/** What can be done with a collection that stands there, and by whom; policies, calls and buttons ask it. */
export const collectionSteps = {
  /** Puts deliverables in and takes them out. */
  arrange: ['owner', 'editor'],
  /** Says in which folder of the collection a deliverable lies. */
  file: ['owner', 'editor'],
  /** Its name and its restrictions. */
  rename: ['owner'],
  /** Who its owners and editors are. */
  share: ['owner'],
  remove: ['owner'],
} as const satisfies Record<string, readonly CollectionPart[]>;
export type CollectionStep = keyof typeof collectionSteps;

type Named = Pick<Collection, 'owners' | 'editors'>;
type Person = Pick<Viewer, 'id' | 'user'>;

/** Any of these capabilities opens all collections to a person, as a viewer at least. */
export const collectionReaders = ['openCollections', 'uploadToCollection'] as const;

/**
 * What this person is to the collection: by its own lists, or by the role table; null for whoever may not see it.
 */
export function collectionPart(viewer: Person, { owners, editors }: Named): CollectionPart | null {
  if (!canAny(viewer, collectionReaders)) return null;
  if (can(viewer, 'manageCollections') || owners.includes(viewer.id)) return 'owner';
  return can(viewer, 'editCollections') || editors.includes(viewer.id) ? 'editor' : 'viewer';
}

/** Whether this person may take this step with the collection. */
export function mayTakeStep(viewer: Person, collection: Named, step: CollectionStep): boolean {
  const part = collectionPart(viewer, collection);
  return part !== null && (collectionSteps[step] as readonly CollectionPart[]).includes(part);
}
