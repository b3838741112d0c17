import type { Deliverable } from '../production/documents.ts';

type Placed = Pick<Deliverable, 'collections' | 'collectionFolders' | 'folderName'>;

/** Folder of a deliverable in a collection; undefined when it has none (LIB-023). */
export function collectionFolder(
  { collectionFolders }: Pick<Deliverable, 'collectionFolders'>,
  collection: string,
): string | undefined {
  return Object.hasOwn(collectionFolders, collection) ? collectionFolders[collection]?.trim() || undefined : undefined;
}

/**
 * Folders of a deliverable in its current collections. It joins a collection with the folder that it has in its brief; from
 * then on the two are independent. So each collection has an entry, which is empty for no folder.
 */
export function foldersIn({ collections, collectionFolders, folderName }: Placed): Deliverable['collectionFolders'] {
  const given = (id: string) => (Object.hasOwn(collectionFolders, id) ? collectionFolders[id] : folderName);
  return Object.fromEntries(collections.map((id) => [id, given(id) ?? '']));
}
