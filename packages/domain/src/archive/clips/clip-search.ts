import type { Where } from '@pavilion/sync';
import type { SearchBody, SearchClause } from '../../search/request.ts';
import { type MatchFilters, matchClauses } from '../matches/match-filters.ts';

/** Filters of saved clips: the match, words in the note, the tag and the clipper (OPN-086). */
export interface ClipFilters extends MatchFilters {
  note: string;
  tag: string;
  clippedBy: string;
}

/** ARC-067 */
export const clipsPerSearch = 100;
/** OPN-038 */
export const clipsPerPage = 25;

/** Clips of a match: those that people marked, cut or not, and those cut from its deliveries (ARC-038, ARC-124). */
export const archiveClipsWhere = (match: string): Where => ({ match, or: [{ source: 'user' }, { clipped: true }] });

/** Search for a page of saved clips: 100 at a time, newest first (ARC-065, ARC-067). */
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

/** The clips of one page among the 100 that the search returned. */
export function clipsOfPage<T>(clips: readonly T[], page: number): T[] {
  const first = ((Math.max(1, page) - 1) * clipsPerPage) % clipsPerSearch;
  return clips.slice(first, first + clipsPerPage);
}
