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
  const latest = useRef(rev);
  latest.current = rev;
  /** Revision at the beginning of the last read of the newest page. */
  const asked = useRef(rev);
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['history', ...of],
      queryFn: ({ pageParam }) => {
        if (pageParam !== null) return read({ before: pageParam });
        asked.current = latest.current;
        return read({});
      },
      initialPageParam: null as number | null,
      getNextPageParam: (page) => page.next,
    });
  // A read in progress may be older than the change, and the first one cannot be begun again: wait for its end.
  useEffect(() => {
    if (!isFetching && asked.current !== rev) void refetch();
  }, [rev, isFetching, refetch]);
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
