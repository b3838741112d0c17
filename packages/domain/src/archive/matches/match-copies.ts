import type { Match } from '../documents.ts';

/** Match fields copied to files and events of the archive, so that access rules need no other document (USR-122..130). */
export function matchCopies(
  match: Pick<
    Match,
    'int' | 'startDate' | 'year' | 'teamsMap' | 'cricketFormat' | 'cricketType' | 'ground' | 'teamId1'
  >,
) {
  const { int, startDate, year, teamsMap, cricketFormat, cricketType, ground, teamId1 } = match;
  return { int, startDate, year, teamsMap, cricketFormat, cricketType, ground, teamId1 };
}

/** The copies while there is no match: no match access reaches them. */
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
