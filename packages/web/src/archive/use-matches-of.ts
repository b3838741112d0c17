import { type Match, matches } from '@pavilion/domain/archive';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

/** Most ids in one query. */
const atOnce = 1_000;

export interface MatchesOf {
  matches: ReadonlyMap<string, Match>;
  /** While true, a missing match may still arrive. */
  loading: boolean;
}

/** The matches of these files, by id. At most 3,000, which is years of cricket. */
export function useMatchesOf(files: readonly { match?: string | undefined }[]): MatchesOf {
  const ids = useMemo(() => [...new Set(files.flatMap(({ match }) => match ?? []))], [files]);
  const first = useNamed(ids, 0);
  const second = useNamed(ids, 1);
  const third = useNamed(ids, 2);
  return useMemo(() => {
    const parts = [first, second, third];
    const found = parts.flatMap(({ documents }) => documents);
    return {
      matches: new Map(found.map((match) => [match.id, match])),
      loading: parts.some(({ loading }) => loading),
    };
  }, [first, second, third]);
}

function useNamed(ids: readonly string[], part: number) {
  const own = ids.slice(part * atOnce, (part + 1) * atOnce).sort();
  const { documents, status } = useLive(matches, own.length > 0 ? { where: { id: { in: own } } } : null);
  const loading = own.length > 0 && status === 'loading';
  return useMemo(() => ({ documents, loading }), [documents, loading]);
}
