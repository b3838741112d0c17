import { and, everything, type Scalar, type Where } from '@pavilion/sync';
import type { SearchClause } from '../../search/request.ts';

/** Filters of matches, as in a URL: empty means any (ARC-010, OPN-086). */
export interface MatchFilters {
  /** Team ids. A match must have all of them, so that two teams find the matches between them. */
  teams: string[];
  ground: string;
  /** Competition stage. */
  competition: string;
  competitionName: string;
  cricketType: string;
  cricketFormat: string;
  year: string;
  int: '' | 'yes' | 'no';
  /** Only for searches of matches: files and events do not carry this field. */
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

/** Team ids become field paths; an id with other characters cannot exist. */
const teamId = /^[A-Za-z0-9_-]+$/;

/** The filters that are set, as fields and values. Empty ones are left out and numbers are whole (ARC-010..012). */
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
  // Domestic is a choice of its own, not the absence of one (ARC-011).
  if (filters.int) conditions.push(['int', filters.int === 'yes']);
  if (filters.film) conditions.push(['film', filters.film === 'yes']);
  return conditions;
}

/** Filters as clauses of the shared search (ARC-008). */
export function matchClauses(filters: MatchFilters): SearchClause[] {
  return matchConditions(filters).map(([field, value]) => ({ term: { [field]: value as string | number | boolean } }));
}

/** Filters as the where-clause of a live query (ARC-086). */
export function matchWhere(filters: MatchFilters): Where {
  const parts = matchConditions(filters).map(([field, value]): Where => ({ [field]: value }));
  return parts.length > 0 ? and(...parts) : everything;
}

/** Whether two sets of filters find the same matches. */
export const areSameFilters = (one: MatchFilters, other: MatchFilters): boolean => {
  const sorted = (filters: MatchFilters) => [...matchConditions(filters)].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
};
