import type { SearchBody, SearchClause } from '../../search/request.ts';
import { type MatchFilters, matchClauses } from '../matches/match-filters.ts';

/** What saved clips are looked for by (OPN-086): the match, the words of the note, the tag, and who clipped. */
export interface ClipFilters extends MatchFilters {
  note: string;
  tag: string;
  clippedBy: string;
}

/** ARC-067 */
export const clipsPerSearch = 100;
/** OPN-038 */
export const clipsPerPage = 25;

/** The search behind a page of saved clips: asked for 100 at a time, newest clip first (ARC-065, ARC-067). */
export function clipSearch(filters: ClipFilters, page: number): SearchBody {
  const filter: SearchClause[] = matchClauses(filters);
  if (filters.tag) filter.push({ term: { bookmark: filters.tag } });
  if (filters.clippedBy) filter.push({ term: { clippedBy: filters.clippedBy } });
  const note = filters.note.trim();
  const first = (Math.max(1, page) - 1) * clipsPerPage;
  return {
    query: {
      bool: {
        filter,
        ...(note ? { must: [{ match: { note: { query: note, fuzziness: 'AUTO' as const } } }] } : {}),
      },
    },
    sort: [{ clipped_at: 'desc' as const }],
    from: Math.floor(first / clipsPerSearch) * clipsPerSearch,
    size: clipsPerSearch,
  };
}

/** The clips of one page among the hundred that were asked for. */
export function clipsOfPage<T>(clips: readonly T[], page: number): T[] {
  const first = ((Math.max(1, page) - 1) * clipsPerPage) % clipsPerSearch;
  return clips.slice(first, first + clipsPerPage);
}
