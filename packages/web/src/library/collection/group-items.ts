import { collectionFolder, type Deliverable } from '@pavilion/domain';

export interface ItemFolder {
  /** Empty: those that lie in no folder. */
  name: string;
  items: Deliverable[];
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** The items of a collection by folder (LIB-023): folders by name, what lies in none last; titles by the letters. */
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
