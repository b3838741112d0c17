import { addDays, londonDay, startOfLondonDay } from '@pavilion/domain';
import { type Match, type MatchFilters, matches, matchWhere } from '@pavilion/domain/archive';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { useMinute } from '../../../kit/use-minute.ts';

/** OPN-039 */
const most = 1_000;
const latestFirst = [{ field: 'startDate', direction: 'desc' }] as const;

/**
 * Matches offered for pairing: the latest that start by tomorrow, and those fetched and added (ARC-076). Includes matches
 * outside the person's match access (OPN-064).
 */
export function useOfferedMatches(added: MatchFilters | null): {
  offered: readonly Match[];
  ready: boolean;
  fetching: boolean;
  /** Number of matches that the fetched filters found. */
  found: number;
} {
  const today = londonDay(useMinute().toISOString());
  const usual = useLive(matches, {
    where: { startDate: { lt: startOfLondonDay(addDays(today, 2)) } },
    orderBy: [...latestFirst],
    limit: most,
  });
  const fetched = useLive(matches, added ? { where: matchWhere(added), orderBy: [...latestFirst], limit: most } : null);
  const offered = useMemo(() => {
    const known = new Map([...usual.documents, ...fetched.documents].map((match) => [match.id, match]));
    return [...known.values()].sort((left, right) => (right.startDate ?? '').localeCompare(left.startDate ?? ''));
  }, [usual, fetched]);
  return {
    offered,
    ready: usual.status !== 'loading',
    fetching: added !== null && fetched.status === 'loading',
    found: fetched.documents.length,
  };
}
