import { type Inspiration, inspirations, pictureOf } from '@pavilion/domain';
import { files } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { useRef } from 'react';
import { type GrowingList, useGrowingList } from '../../parts/use-growing-list.ts';
import { filterSearch, filterWhere, type InspirationFilters, inspirationsPerPage } from './inspiration-filters.ts';

/** First pages of the matching inspirations: newest first, or best match first in a search. */
export function useInspirationList(filters: InspirationFilters, pages: number): GrowingList<Inspiration> {
  const count = Math.max(1, pages) * inspirationsPerPage;
  const list = useGrowingList(inspirations, {
    index: 'inspirations',
    where: filterWhere(filters),
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    count,
    search: filters.search.trim() ? filterSearch(filters, count) : null,
    failed: 'The inspirations could not be loaded.',
  });
  const { items, waiting } = useWithPictures(list.items);
  return { ...list, items, loading: list.loading || (waiting && items.length === 0) };
}

/** Most pictures in one query. Those of earlier pages are loaded by then. */
const mostPictures = 1_000;

/**
 * Holds a list back until its pictures are loaded: a card that changes its height in its column would leave the columns
 * uneven. Each card then reads its own picture from the cache.
 */
function useWithPictures(items: readonly Inspiration[]): { items: readonly Inspiration[]; waiting: boolean } {
  const ids = items.flatMap((item) => pictureOf(item) ?? []).slice(-mostPictures);
  const { status } = useLive(files, ids.length > 0 ? { where: { id: { in: ids } } } : null);
  const shown = useRef<readonly Inspiration[]>([]);
  const waiting = ids.length > 0 && status === 'loading';
  if (!waiting) shown.current = items;
  return { items: shown.current, waiting };
}
