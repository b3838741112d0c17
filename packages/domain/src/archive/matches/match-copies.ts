import type { Match } from '../documents.ts';

/** What files and events of the archive carry of their match, so that a policy can look at them alone (USR-122..130). */
export function matchCopies(
  match: Pick<
    Match,
    'int' | 'startDate' | 'year' | 'teamsMap' | 'cricketFormat' | 'cricketType' | 'ground' | 'teamId1'
  >,
) {
  const { int, startDate, year, teamsMap, cricketFormat, cricketType, ground, teamId1 } = match;
  return { int, startDate, year, teamsMap, cricketFormat, cricketType, ground, teamId1 };
}

/** The same of no match: nothing that match access lets through. */
export const noMatchCopies = {
  int: null,
  startDate: null,
  year: null,
  teamsMap: {},
  cricketFormat: null,
  cricketType: null,
  ground: null,
  teamId1: null,
} as const;
