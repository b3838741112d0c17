import type { RestrictionField } from '@pavilion/domain/accounts';
import { cricketFormats, cricketTypes, teams, venues, venueTitle } from '@pavilion/domain/archive';
import { useLive } from '@pavilion/sync/react';

export interface RestrictionValue {
  /** Value as stored on matches: a number for format and type, an id for teams and venues. */
  stored: string | number;
  label: string;
}

const numbered = (words: Record<number, string>): RestrictionValue[] =>
  Object.entries(words).map(([number, label]) => ({ stored: Number(number), label }));

/** Values that a match archive restriction can permit for a field. */
export function useRestrictionValues(field: RestrictionField): readonly RestrictionValue[] {
  const ofTeams = field === 'teamsMap' || field === 'teamId1';
  const teamList = useLive(teams, ofTeams ? { orderBy: [{ field: 'teamName', direction: 'asc' }] } : null);
  const venueList = useLive(venues, field === 'ground' ? { orderBy: [{ field: 'name', direction: 'asc' }] } : null);
  switch (field) {
    case 'cricketFormat':
      return numbered(cricketFormats);
    case 'cricketType':
      return numbered(cricketTypes);
    case 'teamsMap':
    case 'teamId1':
      return teamList.documents.map(({ id, teamName }) => ({ stored: id, label: teamName }));
    case 'ground':
      return venueList.documents.map((venue) => ({ stored: venue.id, label: venueTitle(venue) }));
  }
}
