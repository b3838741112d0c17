import { type Match, theHundred } from '../../archive/documents.ts';
import { ballsByInnings, scorecard } from '../../archive/matches/scorecard.ts';
import type { Ball, InningsScore, Sheet } from '../../archive/matches/scorecard-lines.ts';
import type { GraphicKind } from '../kinds.ts';

/** What the archive knows of a match: facts and moments are computed from it alone. */
export interface MatchData {
  match: Pick<
    Match,
    'team1Name' | 'team2Name' | 'startDate' | 'competition' | 'competitionName' | 'cricketFormat' | 'int'
  >;
  /** Name of the venue, with its city. */
  ground?: string | undefined;
  balls: readonly Ball[];
  sheet: Sheet;
}

/** What a graphic is about: the innings and player that it shows, and its kind, which says what else to show by default. */
export interface MatchSubject {
  innings?: number | undefined;
  player?: string | undefined;
  kind?: GraphicKind | undefined;
  /** Number of balls of `innings` after which the match is shown; absent: as it stands. */
  upTo?: number | undefined;
}

/** An innings with its balls in order of play, and what limits it. */
export interface PlayedInnings extends InningsScore {
  played: readonly Ball[];
  /** Balls after which it ends; absent in multi-day matches. */
  mostBalls?: number | undefined;
  /** Runs that win it, if the match sheet says so: after rain they do not follow from the runs of the other side. */
  target?: number | undefined;
}

/** Balls of an innings by format. */
const mostBallsOf: Record<number, number> = { 2: 300, 3: 120, [theHundred]: 100 };

/** Innings of a match, in order, with their balls. */
export function inningsOf({ match, balls, sheet }: MatchData): PlayedInnings[] {
  const byInnings = ballsByInnings(balls, sheet);
  return scorecard(balls, sheet).map((score) => {
    const target = sheet.innings?.[score.innings - 1]?.target;
    const most = score.superOver ? score.ballsPerOver : mostBallsOf[match.cricketFormat ?? 0];
    return {
      ...score,
      played: byInnings.get(score.innings) ?? [],
      mostBalls: target?.balls ?? most,
      target: target?.runs,
    };
  });
}

/** The match as it stood after this many balls of an innings. */
export function untilBall(data: MatchData, innings: number, upTo: number): MatchData {
  const bowled = inningsOf(data).flatMap((each) =>
    each.innings < innings ? each.played : each.innings === innings ? each.played.slice(0, upTo) : [],
  );
  const kept = new Set(bowled);
  // Nobody knew the end yet.
  const { outcome: _outcome, playersOfMatch: _players, ...sheet } = data.sheet;
  return { ...data, balls: data.balls.filter((ball) => kept.has(ball)), sheet };
}
