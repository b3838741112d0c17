import type { BatterLine, BowlerLine } from '../../archive/matches/scorecard-lines.ts';
import {
  dismissalLabel,
  oversNumber,
  runRate,
  strikeRate,
  wicketFallLabel,
} from '../../archive/matches/scorecard-words.ts';
import type { FieldRow, FieldValue } from '../fields.ts';
import type { MatchData, PlayedInnings } from './match-data.ts';
import { byRuns, byWickets, figuresOf, runsWords } from './player-lines.ts';
import { playerName } from './player-name.ts';
import { standsOf } from './stands.ts';

/** Rows of a list of the best. */
const bestOf = 4;

/** Facts of the play in an innings: the middle, the latest wicket, and the cards. */
export function playFacts(
  { match: { cricketFormat: format } }: MatchData,
  own: PlayedInnings,
): Record<string, FieldValue> {
  const { played, batting, bowling, fallOfWickets, ballsPerOver } = own;
  const stand = standsOf(played).at(-1);
  const bowler = bowling.find(({ name }) => name === played.at(-1)?.bowler);
  const wicket = fallOfWickets.at(-1);
  const overs = (balls: number) => oversNumber(balls, format, ballsPerOver);
  return {
    batters: atTheCrease(own),
    ...(stand && !stand.isOver
      ? {
          partnership: `${stand.runs} (${stand.balls})`,
          'partnership.runs': stand.runs,
          'partnership.balls': stand.balls,
        }
      : {}),
    bowlerLine: bowler ? `${playerName(bowler.name)} ${figuresOf(bowler)} (${overs(bowler.balls)})` : '',
    latestWicket: wicket ? wicketFallLabel({ ...wicket, batter: playerName(wicket.batter) }, format, ballsPerOver) : '',
    fallOfWickets: fallOfWickets.map((fall) => ({
      wicket: fall.wicket,
      score: `${fall.wicket}-${fall.runs}`,
      batter: playerName(fall.batter),
      overs: overs(fall.over * ballsPerOver + fall.ball),
    })),
    topBatters: batting.toSorted(byRuns).slice(0, bestOf).map(batterRow),
    topBowlers: bowling
      .filter(({ wickets }) => wickets > 0)
      .sort(byWickets)
      .slice(0, bestOf)
      .map((line) => bowlerRow(line, overs, runRate(line.runs, line.balls, format, ballsPerOver))),
    battingCard: batting.map((line) => ({ ...batterRow(line), how_out: dismissalLabel(line) })),
    bowlingCard: bowling.map((line) => bowlerRow(line, overs, runRate(line.runs, line.balls, format, ballsPerOver))),
  };
}

/** The two batters, with a star at the name of the one who faced the latest ball. */
function atTheCrease({ batting, played }: PlayedInnings): FieldRow[] {
  const facing = played.at(-1)?.batter;
  return batting
    .filter(({ howOut }) => howOut === undefined)
    .map(({ name, runs, balls }) => ({
      name: `${playerName(name)}${name === facing ? ' *' : ''}`,
      runs,
      balls: `(${balls})`,
    }));
}

const batterRow = (line: BatterLine): FieldRow => ({
  name: playerName(line.name),
  runs: runsWords(line),
  balls: String(line.balls),
  fours: line.fours,
  sixes: line.sixes,
  strike_rate: strikeRate(line),
});

const bowlerRow = (line: BowlerLine, overs: (balls: number) => string, economy: string): FieldRow => ({
  name: playerName(line.name),
  figures: figuresOf(line),
  overs: overs(line.balls),
  maidens: line.maidens,
  economy,
});
