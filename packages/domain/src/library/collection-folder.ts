import type { Deliverable } from '../production/documents.ts';

type Placed = Pick<Deliverable, 'collections' | 'collectionFolders' | 'folderName'>;

/** The folder in which a deliverable lies in a collection; undefined where it lies in none (LIB-023). */
export function collectionFolder(
  { collectionFolders }: Pick<Deliverable, 'collectionFolders'>,
  collection: string,
): string | undefined {
  return Object.hasOwn(collectionFolders, collection) ? collectionFolders[collection]?.trim() || undefined : undefined;
}

/**
 * The folders of a deliverable in the collections in which it stands now. It joins a collection in the folder that it has in
 * its brief; from then on the two go their own ways, so each has an entry, an empty one where it lies in no folder.
 */
export function foldersIn({ collections, collectionFolders, folderName }: Placed): Deliverable['collectionFolders'] {
  const given = (id: string) => (Object.hasOwn(collectionFolders, id) ? collectionFolders[id] : folderName);
  return Object.fromEntries(collections.map((id) => [id, given(id) ?? '']));
}
