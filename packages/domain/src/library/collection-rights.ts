import { canAny } from '../access/read-write.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { Collection } from './documents.ts';

/** Parts of a person in a collection. Each has the rights of the next one, and more. */
export const collectionParts = ['owner', 'editor', 'viewer'] as const;
export type CollectionPart = (typeof collectionParts)[number];

/** Steps with an existing collection, and who may take them. Policies, calls and buttons share this table. */
export const collectionSteps = {
  /** Adds and removes deliverables. */
  arrange: ['owner', 'editor'],
  /** Sets the folders of deliverables. */
  file: ['owner', 'editor'],
  /** Changes the name and the restrictions. */
  rename: ['owner'],
  /** Chooses the owners and editors. */
  share: ['owner'],
  remove: ['owner'],
} as const satisfies Record<string, readonly CollectionPart[]>;
export type CollectionStep = keyof typeof collectionSteps;

type Named = Pick<Collection, 'owners' | 'editors'>;
type Person = Pick<Viewer, 'id' | 'user'>;

/** Each of these capabilities makes a person at least a viewer of every collection. */
export const collectionReaders = ['openCollections', 'uploadToCollection'] as const;

/** Part of a person in a collection, by its lists or by the role table; null for people without access to collections. */
export function collectionPart(viewer: Person, { owners, editors }: Named): CollectionPart | null {
  if (!canAny(viewer, collectionReaders)) return null;
  if (can(viewer, 'manageCollections') || owners.includes(viewer.id)) return 'owner';
  return can(viewer, 'editCollections') || editors.includes(viewer.id) ? 'editor' : 'viewer';
}

/** Whether a person may take a step with a collection. */
export function mayTakeStep(viewer: Person, collection: Named, step: CollectionStep): boolean {
  const part = collectionPart(viewer, collection);
  return part !== null && (collectionSteps[step] as readonly CollectionPart[]).includes(part);
}
