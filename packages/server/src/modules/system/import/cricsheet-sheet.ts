import type { MatchSheet } from '@pavilion/domain/archive';
import type { CricsheetMatch } from './cricsheet.ts';
import { type CricsheetInnings, type MatchInfo, teamName } from './cricsheet-format.ts';

/** Increased when the import reads more from a file, so that importing again completes older imports. */
const edition = 2;

/** Identifies the content of the file and the version of the import. */
export const sourceOf = ({ checkSum }: CricsheetMatch): string => `cricsheet-${edition}-${checkSum}`;

/** The match sheet: everything in the file except the balls. */
export function cricsheetSheet(match: CricsheetMatch): Omit<MatchSheet, 'id' | '_rev'> {
  const { info, innings } = match;
  const named = (team: string) => teamName(info, team);
  return {
    source: sourceOf(match),
    ballsPerOver: info.balls_per_over,
    toss: info.toss && { ...info.toss, winner: named(info.toss.winner), uncontested: info.toss.uncontested ?? false },
    outcome: info.outcome && outcomeOf(info),
    playersOfMatch: info.player_of_match,
    sides: info.teams.map((team) => ({ team: named(team), players: info.players?.[team] ?? [] })),
    replacements: innings.flatMap((each, index) =>
      replacementsIn(each).map(({ team, ...players }) => ({ team: named(team), ...players, innings: index + 1 })),
    ),
    innings: innings.map((each) => ({
      team: named(each.team),
      declared: each.declared,
      forfeited: each.forfeited,
      superOver: each.super_over,
      absentHurt: each.absent_hurt,
      penaltyBefore: each.penalty_runs?.pre ?? 0,
      penaltyAfter: each.penalty_runs?.post ?? 0,
      miscounted: Object.keys(each.miscounted_overs).map(Number),
      ...(each.target?.runs !== undefined && { target: targetOf(each.target.runs, each.target.overs, info) }),
    })),
  };
}

/** Overs are written `8.4`: eight overs and four balls. */
function targetOf(runs: number, overs: number | undefined, info: MatchInfo) {
  if (overs === undefined) return { runs };
  const [whole = 0, rest = 0] = String(overs).split('.').map(Number);
  return { runs, balls: whole * info.balls_per_over + rest };
}

function outcomeOf(info: MatchInfo): MatchSheet['outcome'] {
  const { winner, eliminator, bowl_out: bowlOut, ...rest } = info.outcome ?? {};
  return {
    ...rest,
    ...(winner && { winner: teamName(info, winner) }),
    ...(eliminator && { eliminator: teamName(info, eliminator) }),
    ...(bowlOut && { bowlOut: teamName(info, bowlOut) }),
  };
}

const replacementsIn = ({ overs }: CricsheetInnings) =>
  overs.flatMap(({ deliveries }) => deliveries.flatMap(({ replacements }) => replacements?.match ?? []));
