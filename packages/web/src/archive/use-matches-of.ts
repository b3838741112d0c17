import { type Match, matches } from '@pavilion/domain/archive';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

/** So many may be named in one question. */
const atOnce = 1_000;

/** The matches of these files, by id: of the first three thousand, which is years of cricket. */
export function useMatchesOf(files: readonly { match?: string | undefined }[]): ReadonlyMap<string, Match> {
  const ids = useMemo(() => [...new Set(files.flatMap(({ match }) => match ?? []))], [files]);
  const first = useNamed(ids, 0);
  const second = useNamed(ids, 1);
  const third = useNamed(ids, 2);
  return useMemo(
    () => new Map([...first, ...second, ...third].map((match) => [match.id, match])),
    [first, second, third],
  );
}

function useNamed(ids: readonly string[], part: number): readonly Match[] {
  const own = ids.slice(part * atOnce, (part + 1) * atOnce).sort();
  return useLive(matches, own.length > 0 ? { where: { id: { in: own } } } : null).documents;
}
