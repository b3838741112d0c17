import type { Collection } from '@pavilion/domain';
import { naturalOrder } from '../../kit/natural-order.ts';
import type { Sort } from '../../kit/url-state.ts';

/** Columns by which the list can be sorted (LIB-015, LIB-016). */
export const sortFields = ['name', 'size', 'restrictions', 'created_by', 'created_at'] as const;

/** Sorts the collections: “Kits 9” before “Kits 10”, people by their names. Ties go by name, so that the order is stable. */
export function arrangeCollections<C extends Collection>(
  collections: readonly C[],
  sort: Sort,
  nameOf: (user: string | undefined) => string,
): C[] {
  const sign = sort.direction === 'desc' ? -1 : 1;
  const text = (collection: Collection): string => {
    switch (sort.field) {
      case 'restrictions':
        return collection.restrictions;
      case 'created_by':
        return nameOf(collection.created_by);
      case 'created_at':
        return collection.created_at ?? '';
      default:
        return collection.name;
    }
  };
  return [...collections].sort((one, other) => {
    const difference = sort.field === 'size' ? one.size - other.size : naturalOrder(text(one), text(other));
    return sign * difference || naturalOrder(one.name, other.name) || (one.id < other.id ? -1 : 1);
  });
}
