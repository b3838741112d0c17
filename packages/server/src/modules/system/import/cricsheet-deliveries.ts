import {
  type ArchiveEvent,
  type Dismissal,
  type ExtraRuns,
  extraKindKeys,
  extraWords,
  howOutTag,
  isWicket,
  type Match,
  matchCopies,
  tagOptions,
} from '@pavilion/domain/archive';
import type { CricsheetMatch } from './cricsheet.ts';
import { type CricsheetBall, teamName } from './cricsheet-format.ts';

export type Delivery = Partial<Omit<ArchiveEvent, 'id' | '_rev'>>;

/** Every ball of a match as a delivery of a feed, in order of play. */
export function cricsheetDeliveries({ info, innings }: CricsheetMatch, match: Match): Delivery[] {
  const shared: Delivery = {
    match: match.id,
    source: 'feed',
    ...matchCopies(match),
    competition: match.competition,
    competitionName: match.competitionName,
    date: info.dates[0],
    month: Number(info.dates[0]?.slice(5, 7)),
  };
  return innings.flatMap(({ team, overs }, index) => {
    const batTeam = teamName(info, team);
    const bowlTeam = teamName(info, info.teams.find((other) => other !== team) ?? '');
    return overs.flatMap(({ over, deliveries }) =>
      deliveries.map((ball, at): Delivery => {
        const place = { innings: index + 1, over, ballNum: at + 1 };
        return { ...shared, ...place, batTeam, bowlTeam, ...ballFields(ball) };
      }),
    );
  });
}

function ballFields(ball: CricsheetBall): Delivery {
  const dismissals = ball.wickets.map(
    ({ kind, player_out, fielders }): Dismissal => ({ player: player_out, howOut: howOutOf(kind), fielders }),
  );
  const [first] = dismissals;
  const extras = extraRunsOf(ball);
  const word = extraKindKeys.find((kind) => extras[kind]);
  return {
    batter: ball.batter,
    nonStriker: ball.non_striker,
    bowler: ball.bowler,
    runsBat: ball.runs.batter,
    runs: ball.runs.total,
    wicket: dismissals.some(({ howOut }) => isWicket(howOut)) ? 1 : 0,
    // Empty if nobody is out, so that the delivery shows that its source records dismissals.
    dismissals,
    extraRuns: extras,
    ...(ball.runs.non_boundary ? { allRun: true } : {}),
    ...(first ? { howOut: howOutTag(first.howOut) } : {}),
    ...(word ? { extras: extraWords[word] } : {}),
  };
}

function extraRunsOf({ extras = {} }: CricsheetBall): ExtraRuns {
  const { wides, noballs: noBalls, byes, legbyes: legByes, penalty } = extras;
  return { wides, noBalls, byes, legByes, penalty };
}

/** Our word for a kind of dismissal in Cricsheet. */
function howOutOf(kind: string): string {
  if (kind === 'retired not out') return 'Retired Not Out';
  const known = tagOptions.howOut.find((word) => word.toLowerCase() === kind);
  return known ?? (kind.startsWith('retired') ? 'Retired Hurt' : kind);
}
