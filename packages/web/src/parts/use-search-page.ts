import type { SearchBody, SearchIndex } from '@pavilion/domain';
import { type DocumentOf, type DocumentType, matcher, sameJson, type Where } from '@pavilion/sync';
import { useLive } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { calls } from '../call/client.ts';
import { useAnswer } from '../call/use-call.ts';
import { paceApart } from './pace-apart.ts';
import { useChangeOf } from './use-change-of.ts';

export interface SearchPage<D extends DocumentType> {
  documents: DocumentOf<D>[];
  total: number;
  /** There are more than `total`, which is how far they were counted. */
  more: boolean;
  loading: boolean;
  fetching: boolean;
  /** Reason for a missing page, as a sentence. */
  refusal?: string;
  again: () => void;
}

/** Hits are counted to the next thousand: counting all of a million takes longer than the page. */
const counted = 1_000;
const countedFrom = (from: number) => (Math.floor(from / counted) + 1) * counted;

/**
 * One page of search results with live rows: the search gives the ids and the total, and a live query the documents. When a
 * document of the type changes, the search runs again; `pulse` limits the documents watched (null: none).
 */
export function useSearchPage<D extends DocumentType>(
  type: D,
  index: SearchIndex,
  body: Partial<SearchBody>,
  pulse: Where | null = {},
  /** No query while false. */
  when = true,
): SearchPage<D> {
  const { from = 0, size = 10 } = body;
  const { answer, loading, fetching, refusal, again } = useAnswer(
    calls.search,
    { index, body: { from, size, track_total_hits: countedFrom(from), ...body } },
    { when },
  );
  const ids = useMemo(() => (answer?.hits.hits ?? []).map((hit) => hit._id), [answer]);
  const live = useLive(type, when && ids.length > 0 ? { where: { id: { in: ids } } } : null);
  const asFound = useMemo(
    () => (answer?.hits.hits ?? []).map((hit) => ({ ...hit._source, id: hit._id }) as DocumentOf<D>),
    [answer],
  );
  const shown = useRef<ReadonlyMap<string, DocumentOf<D>>>(new Map());
  const documents = useMemo(() => {
    const known = new Map(live.documents.map((document) => [document.id, document]));
    const rows = asFound.flatMap((found) => {
      const now = known.get(found.id) ?? (live.status === 'ready' ? undefined : found);
      if (!now) return [];
      // The same object for the same content: nothing is drawn again when the live document comes, or another answer.
      const before = shown.current.get(found.id);
      return [before && sameJson(before, now) ? before : now];
    });
    shown.current = new Map(rows.map((row) => [row.id, row]));
    return rows;
  }, [asFound, live]);

  useChangeOf(type, when ? pulse : null, again);
  // A document that leaves may be too old to be among the newest.
  const left = live.status === 'ready' && pulse !== null && !areAllIn(ids, live.documents, pulse);
  const repeat = useMemo(() => paceApart(() => void again()), [again]);
  useEffect(() => {
    if (left && answer) repeat(false);
  }, [left, answer, repeat]);
  const total = answer?.hits.total.value ?? 0;
  const beyond = answer !== undefined && !fetching && from > 0 && from >= total;
  useLastPage(beyond, Math.max(1, Math.ceil(total / size)));
  return {
    documents,
    total,
    more: answer?.hits.total.relation === 'gte',
    loading: loading || beyond,
    fetching,
    ...(refusal ? { refusal: refusal.message } : {}),
    again: () => void again(),
  };
}

/** Whether all of these documents exist and belong to the window. */
function areAllIn(ids: readonly string[], documents: readonly { id: string }[], where: Where): boolean {
  const belong = new Set(documents.filter(matcher(where)).map(({ id }) => id));
  return ids.every((id) => belong.has(id));
}

/** If the address names a page that does not exist (any more), moves to the last one. */
function useLastPage(beyond: boolean, last: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!beyond) return;
    const search = (now: object) => ({ ...now, page: last > 1 ? String(last) : undefined });
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  }, [beyond, last, navigate]);
}
