import { type ExtraRuns, extraKindKeys, isWicket } from './ball-details.ts';
import { dismissalsOf, extrasOf, isLegal, runsOf } from './ball-facts.ts';
import type { SheetInnings } from './match-sheet.ts';
import { battingLines, didNotBat, isAllOut } from './scorecard-batting.ts';
import { bowlingLines } from './scorecard-bowling.ts';
import type { Ball, InningsScore, Over, OverScore, Sheet, WicketFall } from './scorecard-lines.ts';

/** Scores of all innings, counted from the balls (in any order) and the match sheet. Balls without an innings are left out. */
export function scorecard(balls: readonly Ball[], sheet: Sheet = {}): InningsScore[] {
  return [...ballsByInnings(balls, sheet)].map(([innings, own]) => inningsScore(innings, own, sheet));
}

/** Balls of each innings in order of play; an innings on the match sheet may have none. */
export function ballsByInnings(balls: readonly Ball[], sheet: Sheet = {}): Map<number, readonly Ball[]> {
  const byInnings = new Map((sheet.innings ?? []).map((_, index): [number, Ball[]] => [index + 1, []]));
  for (const ball of balls) {
    if (ball.innings === undefined || ball.over === undefined) continue;
    const own = byInnings.get(ball.innings);
    if (own) own.push(ball);
    else byInnings.set(ball.innings, [ball]);
  }
  const ordered = [...byInnings].sort(([left], [right]) => left - right);
  return new Map(ordered.map(([innings, own]) => [innings, own.sort(inOrder)]));
}

const inOrder = (left: Ball, right: Ball) =>
  (left.over ?? 0) - (right.over ?? 0) || (left.ballNum ?? 0) - (right.ballNum ?? 0);

function inningsScore(number: number, balls: readonly Ball[], sheet: Sheet): InningsScore {
  const own = sheet.innings?.[number - 1];
  const ballsPerOver = sheet.ballsPerOver ?? 6;
  const { penaltyBefore = 0, penaltyAfter = 0, absentHurt = [] } = own ?? {};
  const byOver = oversOf(balls).map((over) => ({ balls: over, counted: countedBalls(over, ballsPerOver, own) }));
  const batting = battingLines(balls);
  const waiting = didNotBat(number, own?.team, batting, sheet);
  const byKind = sumExtras(balls, penaltyBefore + penaltyAfter);
  const wickets = sum(balls, wicketsOf);
  return {
    innings: number,
    team: own?.team ?? balls.find(({ batTeam }) => batTeam)?.batTeam ?? '',
    runs: sum(balls, runsOf) + penaltyBefore + penaltyAfter,
    wickets,
    balls: sum(byOver, ({ counted }) => counted),
    ballsPerOver,
    extras: sum(balls, (ball) => runsOf(ball) - (ball.runsBat ?? runsOf(ball))) + penaltyBefore + penaltyAfter,
    extrasByKind: byKind,
    overs: overScores(byOver, penaltyBefore),
    batting,
    didNotBat: waiting.filter((name) => !absentHurt.includes(name)),
    absentHurt,
    bowling: bowlingLines(byOver, ballsPerOver),
    fallOfWickets: fallOfWickets(byOver, penaltyBefore),
    allOut: wickets >= 10 || (isAllOut(batting, waiting, absentHurt, sheet) && !own?.declared && !own?.superOver),
    declared: own?.declared ?? false,
    forfeited: own?.forfeited ?? false,
    superOver: own?.superOver ?? false,
  };
}

function oversOf(balls: readonly Ball[]): Ball[][] {
  const overs = new Map<number, Ball[]>();
  for (const ball of balls) {
    const over = ball.over ?? 0;
    overs.set(over, [...(overs.get(over) ?? []), ball]);
  }
  return [...overs.values()];
}

/** Law 17.5: an over whose balls the umpire miscounted counts as complete. */
function countedBalls(over: readonly Ball[], ballsPerOver: number, own: SheetInnings | undefined): number {
  if (own?.miscounted.includes(over[0]?.over ?? -1)) return ballsPerOver;
  return Math.min(over.filter(isLegal).length, ballsPerOver);
}

function overScores(overs: readonly Over[], before: number): OverScore[] {
  let total = before;
  return overs.map(({ balls }) => {
    const runs = sum(balls, runsOf);
    total += runs;
    return { over: (balls[0]?.over ?? 0) + 1, runs, wickets: sum(balls, wicketsOf), total };
  });
}

const wicketsOf = (ball: Ball) =>
  ball.dismissals
    ? dismissalsOf(ball).filter(({ howOut }) => isWicket(howOut)).length
    : isWicket(ball.howOut)
      ? (ball.wicket ?? 0)
      : 0;

function fallOfWickets(overs: readonly Over[], before: number): WicketFall[] {
  const fallen: WicketFall[] = [];
  let runs = before;
  for (const { balls } of overs) {
    let legal = 0;
    for (const ball of balls) {
      runs += runsOf(ball);
      if (isLegal(ball)) legal += 1;
      for (const { player, howOut } of dismissalsOf(ball)) {
        if (!isWicket(howOut)) continue;
        fallen.push({ wicket: fallen.length + 1, runs, batter: player, over: ball.over ?? 0, ball: legal });
      }
    }
  }
  return fallen;
}

function sumExtras(balls: readonly Ball[], penalties: number): Required<ExtraRuns> {
  const sums = { wides: 0, noBalls: 0, byes: 0, legByes: 0, penalty: penalties };
  for (const ball of balls) {
    const own = extrasOf(ball);
    for (const kind of extraKindKeys) sums[kind] += own[kind] ?? 0;
  }
  return sums;
}

const sum = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((total, item) => total + value(item), 0);
