import type { SearchBody, SearchIndex } from '@pavilion/domain';
import type { DocumentOf, DocumentType, OrderBy, Where } from '@pavilion/sync';
import { useLive } from '@pavilion/sync/react';
import { useRef } from 'react';
import { useSearchPage } from './use-search-page.ts';

export interface GrowingList<T> {
  items: readonly T[];
  more: boolean;
  loading: boolean;
  /** Message when the list cannot be loaded. */
  refusal?: string;
  again: () => void;
}

interface GrowingQuery {
  index: SearchIndex;
  where: Where;
  orderBy: OrderBy;
  /** Number of documents shown. */
  count: number;
  /** The filters with search words, as a search; null without words. */
  search: Partial<SearchBody> | null;
  /** Sentence for a list that cannot be loaded. */
  failed: string;
}

/** The first documents of a list that grows page by page: live and in order, or best match first in a search. */
export function useGrowingList<D extends DocumentType>(type: D, query: GrowingQuery): GrowingList<DocumentOf<D>> {
  const { index, where, orderBy, count, search, failed } = query;
  // One more than shown, to know whether there are more.
  const live = useLive(type, search ? null : { where, orderBy, limit: count + 1 });
  const found = useSearchPage(type, index, search ?? {}, where, search !== null);
  // Keeps the previous page while the next one loads; another query starts empty.
  const key = JSON.stringify([where, orderBy]);
  const kept = useRef<{ key: string; documents: readonly DocumentOf<D>[] }>({ key: '', documents: [] });
  if (live.status === 'ready') kept.current = { key, documents: live.documents };
  if (search) {
    return {
      items: found.documents,
      more: found.more || found.total > count,
      loading: found.loading,
      ...(found.refusal ? { refusal: found.refusal } : {}),
      again: found.again,
    };
  }
  if (live.status === 'refused') {
    const refusal = live.error?.message ?? failed;
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
