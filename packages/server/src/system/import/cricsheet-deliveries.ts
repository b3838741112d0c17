import { type ArchiveEvent, type Match, matchCopies, tagOptions } from '@pavilion/domain/archive';
import type { CricsheetMatch } from './cricsheet.ts';

export type Delivery = Partial<Omit<ArchiveEvent, 'id' | '_rev'>>;

const extraWords = { wides: 'Wide', noballs: 'No Ball', byes: 'Bye', legbyes: 'Leg Bye', penalty: 'Penalty' } as const;

/** Every ball of a match as a delivery of a feed, in the order of play. */
export function cricsheetDeliveries({ info, innings }: CricsheetMatch, match: Match): Delivery[] {
  const named = (team: string) => (info.gender === 'female' ? `${team} Women` : team);
  const shared: Delivery = {
    match: match.id,
    source: 'feed',
    ...matchCopies(match),
    competition: match.competition,
    competitionName: match.competitionName,
    date: info.dates[0],
    month: Number(info.dates[0]?.slice(5, 7)),
  };
  return innings.flatMap(({ team, overs }, index) =>
    overs.flatMap(({ over, deliveries }) =>
      deliveries.map((ball, at): Delivery => {
        const [wicket] = ball.wickets ?? [];
        const [extra] = Object.keys(ball.extras ?? {}) as (keyof typeof extraWords)[];
        return {
          ...shared,
          innings: index + 1,
          over,
          ballNum: at + 1,
          batter: ball.batter,
          bowler: ball.bowler,
          batTeam: named(team),
          bowlTeam: named(info.teams.find((other) => other !== team) ?? ''),
          runsBat: ball.runs.batter,
          runs: ball.runs.total,
          wicket: wicket ? 1 : 0,
          ...(wicket ? { howOut: howOutOf(wicket.kind) } : {}),
          ...(extra ? { extras: extraWords[extra] } : {}),
        };
      }),
    ),
  );
}

/** Cricsheet's word as ours. */
function howOutOf(kind: string): string {
  const known = tagOptions.howOut.find((word) => word.toLowerCase() === kind);
  return known ?? (kind.startsWith('retired') ? 'Retired Hurt' : kind);
}
