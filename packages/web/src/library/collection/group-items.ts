import { collectionFolder, type Deliverable } from '@pavilion/domain';

export interface ItemFolder {
  /** Empty for items without a folder. */
  name: string;
  items: Deliverable[];
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** Items of a collection by folder (LIB-023): folders by name, items without a folder last, each folder by title. */
export function groupItems(items: readonly Deliverable[], collection: string): ItemFolder[] {
  const folders = new Map<string, Deliverable[]>();
  for (const item of [...items].sort((one, other) => collator.compare(one.title, other.title))) {
    const name = collectionFolder(item, collection) ?? '';
    folders.set(name, [...(folders.get(name) ?? []), item]);
  }
  return [...folders]
    .map(([name, inside]) => ({ name, items: inside }))
    .sort((one, other) => (one.name && other.name ? collator.compare(one.name, other.name) : one.name ? -1 : 1));
}
