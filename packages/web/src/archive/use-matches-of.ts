import { type Match, matches } from '@pavilion/domain/archive';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

/** The matches of these files, by id. */
export function useMatchesOf(files: readonly { match?: string | undefined }[]): ReadonlyMap<string, Match> {
  const ids = useMemo(() => [...new Set(files.flatMap(({ match }) => match ?? []))].sort(), [files]);
  const { documents } = useLive(matches, ids.length > 0 ? { where: { id: { in: ids } } } : null);
  return useMemo(() => new Map(documents.map((match) => [match.id, match])), [documents]);
}
