import { collectionFolder, type Deliverable } from '@pavilion/domain';

/** The file of a deliverable with its folder in the collection, for a zip; empty without a file. */
export function fileToZip(item: Deliverable, collection: string): { id: string; folderName?: string }[] {
  const folderName = collectionFolder(item, collection);
  return item.currentFileID ? [{ id: item.currentFileID, ...(folderName ? { folderName } : {}) }] : [];
}
