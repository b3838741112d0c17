import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refusalWords } from '../call/refusal.ts';

interface HistoryOf<P> {
  /** Query key of the history, such as `['user', id]`. */
  of: readonly string[];
  /** Revision of what it is about; the history reloads when it changes. */
  rev: number;
  read: (page: { before?: number }) => Promise<P>;
}

/** Pages of a history, newest first; older ones load on demand. */
export function useHistoryPages<P extends { next: number | null }>({ of, rev, read }: HistoryOf<P>) {
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['history', ...of],
    queryFn: ({ pageParam }) => read(pageParam === null ? {} : { before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
  const shown = useRef(rev);
  useEffect(() => {
    if (shown.current === rev) return;
    shown.current = rev;
    void refetch();
  }, [rev, refetch]);
  return {
    pages: data?.pages ?? [],
    loading: isPending,
    /** Sentence of a failure. */
    failed: error ? refusalWords(error).message : undefined,
    again: () => void refetch(),
    older: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingOlder: isFetchingNextPage,
  };
}
