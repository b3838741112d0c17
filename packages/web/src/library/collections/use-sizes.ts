import type { Collection } from '@pavilion/domain';
import { useEffect } from 'react';
import { useCollectionSizes } from '../../parts/use-collection-sizes.ts';

export interface SizedCollection extends Collection {
  /** Whether it has files, but none that this person can see. */
  hidden: boolean;
}

/** Collections with the number of items that this person can see, counted again when the content of one changes (OPN-087). */
export function useSizes(collections: readonly Collection[]): readonly SizedCollection[] {
  const { sizeOf, isHidden, limited, again } = useCollectionSizes();
  const sizes = collections.map(({ id, size }) => `${id} ${size}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content of the collections.
  useEffect(() => {
    if (limited) void again();
  }, [limited, sizes, again]);
  return collections.map((each) => ({ ...each, size: sizeOf(each), hidden: isHidden(each) }));
}
