import { isBowlers, isWicket } from './ball-details.ts';
import { dismissalsOf, isWide } from './ball-facts.ts';
import type { Ball, BatterLine, Sheet } from './scorecard-lines.ts';

/** All batters in the order of coming in, including those who never faced a ball. */
export function battingLines(balls: readonly Ball[]): BatterLine[] {
  const lines = new Map<string, BatterLine>();
  const lineOf = (name: string) => {
    const known = lines.get(name);
    if (known) return known;
    const line: BatterLine = { name, runs: 0, balls: 0, fours: 0, sixes: 0 };
    lines.set(name, line);
    return line;
  };
  for (const ball of balls) {
    for (const name of [ball.batter, ball.nonStriker]) if (name) comesBack(lineOf(name), ball);
    if (ball.batter) addBall(lineOf(ball.batter), ball);
    for (const { player, howOut, fielders } of dismissalsOf(ball)) {
      if (!player || !howOut) continue;
      const bowler = isBowlers(howOut) ? ball.bowler : undefined;
      Object.assign(lineOf(player), { howOut, ...(bowler && { bowler }), ...(fielders.length > 0 && { fielders }) });
    }
  }
  return [...lines.values()];
}

/**
 * A batter at the crease again had gone off hurt. If a feed names only the striker, it was the other batter who was run out.
 */
function comesBack(line: BatterLine, { nonStriker }: Ball): void {
  if (nonStriker && isWicket(line.howOut)) return;
  delete line.howOut;
  delete line.bowler;
  delete line.fielders;
}

function addBall(line: BatterLine, ball: Ball): void {
  const runs = ball.runsBat ?? 0;
  line.runs += runs;
  if (!isWide(ball)) line.balls += 1;
  if (ball.allRun) return;
  if (runs === 4) line.fours += 1;
  if (runs === 6) line.sixes += 1;
}

/**
 * Players of the side who did not bat, in batting order: with replacements already made by this innings, and without the
 * players whom they replaced.
 */
export function didNotBat(
  innings: number,
  team: string | undefined,
  batting: readonly BatterLine[],
  sheet: Sheet,
): string[] {
  const side = sheet.sides?.find((each) => each.team === team);
  const replaced = (sheet.replacements ?? []).filter((each) => each.team === team);
  const batted = new Set(batting.map(({ name }) => name));
  return (side?.players ?? []).filter(
    (name) =>
      !batted.has(name) &&
      !replaced.some((each) => each.out === name && each.innings <= innings) &&
      !replaced.some((each) => each.in === name && each.innings > innings),
  );
}

/** Whether no batter is left with fewer than ten wickets down, because some are hurt or absent. */
export function isAllOut(
  batting: readonly BatterLine[],
  waiting: readonly string[],
  absentHurt: readonly string[],
  { sides = [] }: Sheet,
): boolean {
  if (sides.length === 0 || batting.length === 0) return false;
  const left = waiting.filter((name) => !absentHurt.includes(name)).length;
  const atTheCrease = batting.filter(({ howOut }) => howOut === undefined).length;
  return left === 0 && atTheCrease < 2 && batting.some(({ howOut }) => howOut && isWicket(howOut));
}
