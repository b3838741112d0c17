import { venueLine } from '@pavilion/domain';
import { homeSide, type Match } from '@pavilion/domain/archive';
import { fittingId } from '../../../engines/store/named-id.ts';
import type { CricsheetMatch } from './cricsheet.ts';
import { type MatchInfo, teamName } from './cricsheet-format.ts';

/** Id of a match from Cricsheet, so that importing it twice creates one. */
export const cricsheetId = (id: string): string => fittingId(`cricsheet-${id}`);

/** Id made from a name: the same name is the same team, venue or competition. */
export const slug = (kind: string, name: string): string =>
  fittingId(`${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);

/** The home side, by its name in the source; undefined on neutral or unknown ground. */
export const homeOf = ({ teams, venue, city, team_type }: MatchInfo): string | undefined =>
  homeSide({ teams, venue, city, international: team_type === 'international' });

/** Fields of a match from its file. On neutral or unknown ground the sides keep their order, and neither is at home. */
export function cricsheetMatch({ id, info }: CricsheetMatch) {
  const [first, second] = info.teams;
  const atHome = homeOf(info);
  const [home, away] = (atHome === second ? [second, first] : [first, second]).map((team) => teamName(info, team)) as [
    string,
    string,
  ];
  const [homeId, awayId] = [slug('team', home), slug('team', away)];
  const day = info.dates[0] ?? '';
  return {
    id: cricsheetId(id),
    team1Name: home,
    team2Name: away,
    team1: homeId,
    team2: awayId,
    teamId1: atHome && homeId,
    teamId2: awayId,
    teamsMap: { [homeId]: true, [awayId]: true },
    startDate: `${day}T10:00:00.000Z`,
    year: Number(day.slice(0, 4)),
    ground: slug('venue', venueNameOf(info)),
    competition: stageOf(info),
    competitionName: competitionOf(info),
    cricketFormat: formatOf(info),
    cricketType: info.gender === 'female' ? 3 : 1,
    int: info.team_type === 'international',
    label: `${home} v ${away}, ${day}`,
  } satisfies Partial<Match>;
}

/**
 * Name of the venue with its city. Cricsheet spells the same venue with and without it: `St Lawrence Ground` is
 * `St Lawrence Ground, Canterbury`. A name with a comma names its place already, such as `County Ground, Hove`.
 */
export const venueNameOf = ({ venue, city }: MatchInfo): string =>
  venue.includes(',') ? venue : venueLine({ venue, city });

export const competitionOf = ({ event }: MatchInfo): string => event?.name ?? 'Friendly';

const stageOf = ({ event }: MatchInfo) =>
  event?.stage ?? event?.group ?? (event?.match_number ? `Match ${event.match_number}` : 'League');

function formatOf(info: MatchInfo): number {
  if (info.event?.name.startsWith('The Hundred')) return 4;
  if (info.match_type === 'T20' || info.match_type === 'IT20') return 3;
  return info.match_type === 'ODM' || info.match_type === 'ODI' ? 2 : 1;
}
