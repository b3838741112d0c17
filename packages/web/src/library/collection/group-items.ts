import { collectionFolder, type Deliverable } from '@pavilion/domain';
import { naturalOrder } from '../../kit/natural-order.ts';

export interface ItemFolder {
  /** Empty for items without a folder. */
  name: string;
  items: Deliverable[];
}

/** Items of a collection by folder (LIB-023): folders by name, items without a folder last, each folder by title. */
export function groupItems(items: readonly Deliverable[], collection: string): ItemFolder[] {
  const folders = new Map<string, Deliverable[]>();
  for (const item of [...items].sort((one, other) => naturalOrder(one.title, other.title))) {
    const name = collectionFolder(item, collection) ?? '';
    folders.set(name, [...(folders.get(name) ?? []), item]);
  }
  return [...folders]
    .map(([name, inside]) => ({ name, items: inside }))
    .sort((one, other) => (one.name && other.name ? naturalOrder(one.name, other.name) : one.name ? -1 : 1));
}
