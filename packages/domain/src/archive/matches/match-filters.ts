import { and, everything, type Scalar, type Where } from '@pavilion/sync';
import type { SearchClause } from '../../search/request.ts';

/** What matches are looked for by, as it stands in an address: empty means "any" (ARC-010, OPN-086). */
export interface MatchFilters {
  /** Ids; a match has all of them, so that two teams find the matches between them. */
  teams: string[];
  ground: string;
  /** Stage. */
  competition: string;
  competitionName: string;
  cricketType: string;
  cricketFormat: string;
  year: string;
  int: '' | 'yes' | 'no';
  /** Only where matches themselves are looked for: what belongs to a match does not carry it. */
  film?: '' | 'yes' | 'no';
}

export const noMatchFilters: MatchFilters = {
  teams: [],
  ground: '',
  competition: '',
  competitionName: '',
  cricketType: '',
  cricketFormat: '',
  year: '',
  int: '',
};

/** Ids come from lookups; one that no field path can hold is nobody's. */
const teamId = /^[A-Za-z0-9_-]+$/;

/** Each filter that says something, as a field and its value: empty ones are left out, numbers are whole (ARC-010..012). */
export function matchConditions(filters: MatchFilters): [field: string, value: Scalar][] {
  const conditions: [string, Scalar][] = filters.teams
    .filter((team) => teamId.test(team))
    .map((team): [string, Scalar] => [`teamsMap.${team}`, true]);
  for (const field of ['ground', 'competition', 'competitionName'] as const) {
    const value = filters[field].trim();
    if (value) conditions.push([field, value]);
  }
  for (const field of ['cricketType', 'cricketFormat', 'year'] as const) {
    const value = Number.parseInt(filters[field], 10);
    if (Number.isInteger(value)) conditions.push([field, value]);
  }
  // ARC-011: domestic is a choice, not the absence of one.
  if (filters.int) conditions.push(['int', filters.int === 'yes']);
  if (filters.film) conditions.push(['film', filters.film === 'yes']);
  return conditions;
}

/** For the shared search (ARC-008). */
export function matchClauses(filters: MatchFilters): SearchClause[] {
  return matchConditions(filters).map(([field, value]) => ({ term: { [field]: value as string | number | boolean } }));
}

/** For a live query (ARC-086). */
export function matchWhere(filters: MatchFilters): Where {
  const parts = matchConditions(filters).map(([field, value]): Where => ({ [field]: value }));
  return parts.length > 0 ? and(...parts) : everything;
}
