import { type Inspiration, inspirations, pictureOf } from '@pavilion/domain';
import { files } from '@pavilion/domain/files';
import { useLive } from '@pavilion/sync/react';
import { useRef } from 'react';
import { useSearchPage } from '../../parts/use-search-page.ts';
import { filterSearch, filterWhere, type InspirationFilters, inspirationsPerPage } from './inspiration-filters.ts';

export interface InspirationList {
  items: readonly Inspiration[];
  more: boolean;
  loading: boolean;
  /** Message when the list cannot be loaded. */
  refusal?: string;
  again: () => void;
}

/** First pages of the matching inspirations: newest first, or best match first in a search. */
export function useInspirationList(filters: InspirationFilters, pages: number): InspirationList {
  const list = useFitting(filters, pages);
  const { items, waiting } = useWithPictures(list.items);
  return { ...list, items, loading: list.loading || (waiting && items.length === 0) };
}

function useFitting(filters: InspirationFilters, pages: number): InspirationList {
  const searches = filters.search.trim() !== '';
  const count = Math.max(1, pages) * inspirationsPerPage;
  const where = filterWhere(filters);
  // One more than shown, to know whether there are more.
  const live = useLive(
    inspirations,
    searches ? null : { where, orderBy: [{ field: 'created_at', direction: 'desc' }], limit: count + 1 },
  );
  const found = useSearchPage(inspirations, 'inspirations', filterSearch(filters, count), where, searches);
  // Keeps the previous page while the next one loads; another query starts empty.
  const key = JSON.stringify(where);
  const kept = useRef<{ key: string; documents: readonly Inspiration[] }>({ key: '', documents: [] });
  if (live.status === 'ready') kept.current = { key, documents: live.documents };
  if (searches) {
    return {
      items: found.documents,
      more: found.more || found.total > count,
      loading: found.loading,
      ...(found.refusal ? { refusal: found.refusal } : {}),
      again: found.again,
    };
  }
  if (live.status === 'refused') {
    const refusal = live.error?.message ?? 'The inspirations could not be loaded.';
    return { items: [], more: false, loading: false, refusal, again: () => window.location.reload() };
  }
  const stale = live.status !== 'ready' && kept.current.key === key ? kept.current.documents : undefined;
  const documents = stale ?? live.documents;
  return {
    items: documents.slice(0, count),
    more: documents.length > count,
    loading: live.status !== 'ready' && !stale,
    again: () => undefined,
  };
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
