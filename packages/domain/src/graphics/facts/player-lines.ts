import type { BatterLine, BowlerLine } from '../../archive/matches/scorecard-lines.ts';
import { countWords } from '../../count-words.ts';
import { otherTeam } from './innings-state.ts';
import type { MatchData, MatchSubject, PlayedInnings } from './match-data.ts';

export interface BatterIn {
  innings: PlayedInnings;
  line: BatterLine;
}
export interface BowlerIn {
  innings: PlayedInnings;
  line: BowlerLine;
}

const isNotOut = ({ howOut }: BatterLine) => howOut === undefined || howOut === 'Retired Not Out';

/** `103*`, with a star for a batter who is not out. */
export const runsWords = (line: BatterLine): string => `${line.runs}${isNotOut(line) ? '*' : ''}`;

/** `103* (58)` */
export const battingWords = (line: BatterLine): string => `${runsWords(line)} (${line.balls})`;

/** `58 balls  ·  9 × 4  ·  1 × 6`, without what there was none of. */
export const facedWords = ({ balls, fours, sixes }: Pick<BatterLine, 'balls' | 'fours' | 'sixes'>): string =>
  [countWords(balls, 'ball'), ...(fours > 0 ? [`${fours} × 4`] : []), ...(sixes > 0 ? [`${sixes} × 6`] : [])].join(
    '  ·  ',
  );

/** `5-34` */
export const figuresOf = ({ wickets, runs }: Pick<BowlerLine, 'wickets' | 'runs'>): string => `${wickets}-${runs}`;

/** Best batters of an innings first. */
export const byRuns = (left: BatterLine, right: BatterLine): number =>
  right.runs - left.runs || left.balls - right.balls || Number(isNotOut(right)) - Number(isNotOut(left));

/** Best bowlers of an innings first. */
export const byWickets = (left: BowlerLine, right: BowlerLine): number =>
  right.wickets - left.wickets || left.runs - right.runs || right.balls - left.balls;

export const battingOf = (all: readonly PlayedInnings[], name: string): BatterIn[] =>
  all.flatMap((innings) => innings.batting.filter((line) => line.name === name).map((line) => ({ innings, line })));

export const bowlingOf = (all: readonly PlayedInnings[], name: string): BowlerIn[] =>
  all.flatMap((innings) => innings.bowling.filter((line) => line.name === name).map((line) => ({ innings, line })));

/** The team of a player: of the match sheet, or else the one that they batted or bowled for. */
export function teamOf(data: MatchData, all: readonly PlayedInnings[], name: string): string {
  const side = data.sheet.sides?.find(({ players }) => players.includes(name));
  if (side) return side.team;
  const [batted] = battingOf(all, name);
  if (batted) return batted.innings.team;
  const [bowled] = bowlingOf(all, name);
  return bowled ? otherTeam(data, bowled.innings.team) : '';
}

/** The innings that a graphic shows: the chosen one, else the player's latest, else the latest of the match before any super over. */
export function chosenInnings(all: readonly PlayedInnings[], about: MatchSubject): PlayedInnings | undefined {
  const chosen = all.find(({ innings }) => innings === about.innings);
  if (chosen) return chosen;
  const { player } = about;
  const regular = all.filter(({ superOver }) => !superOver);
  if (player) {
    const [batted, bowled] = [battingOf(regular, player).at(-1), bowlingOf(regular, player).at(-1)];
    const own = about.kind === 'five wickets' ? (bowled ?? batted) : (batted ?? bowled);
    if (own) return own.innings;
  }
  return regular.at(-1);
}

/**
 * The batter that a graphic shows: the chosen player if they batted, in this innings or else their latest. Without one, a
 * wicket shows who was out last, and any other kind the innings' best batter.
 */
export function shownBatter(
  all: readonly PlayedInnings[],
  own: PlayedInnings,
  about: MatchSubject,
): BatterIn | undefined {
  const chosen = about.player ? inOrLatest(battingOf(all, about.player), own) : undefined;
  if (chosen) return chosen;
  const lastOut = own.fallOfWickets.at(-1)?.batter;
  const fallen = about.kind === 'wicket' ? own.batting.find(({ name }) => name === lastOut) : undefined;
  const line = fallen ?? own.batting.toSorted(byRuns)[0];
  return line && { innings: own, line };
}

/** As `shownBatter`; without a chosen bowler, the innings' best one. */
export function shownBowler(
  all: readonly PlayedInnings[],
  own: PlayedInnings,
  about: MatchSubject,
): BowlerIn | undefined {
  const chosen = about.player ? inOrLatest(bowlingOf(all, about.player), own) : undefined;
  if (chosen) return chosen;
  const line = own.bowling.toSorted(byWickets)[0];
  return line && { innings: own, line };
}

const inOrLatest = <T extends { innings: PlayedInnings }>(found: readonly T[], own: PlayedInnings): T | undefined =>
  found.find(({ innings }) => innings.innings === own.innings) ?? found.at(-1);
