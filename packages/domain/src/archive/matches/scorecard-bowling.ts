import { isBowlers } from './ball-details.ts';
import { concededOf, dismissalsOf, isLegal, isNoBall, isWide } from './ball-facts.ts';
import type { Ball, BowlerLine, Over } from './scorecard-lines.ts';

/** All bowlers, in the order of coming on. */
export function bowlingLines(overs: readonly Over[], ballsPerOver: number): BowlerLine[] {
  const lines = new Map<string, BowlerLine>();
  for (const over of overs) {
    for (const name of new Set(over.balls.map(({ bowler }) => bowler ?? ''))) {
      if (!name) continue;
      const line = lines.get(name) ?? { name, balls: 0, maidens: 0, runs: 0, wickets: 0, wides: 0, noBalls: 0 };
      lines.set(name, line);
      addOver(line, over, ballsPerOver);
    }
  }
  return [...lines.values()];
}

function addOver(line: BowlerLine, over: Over, ballsPerOver: number): void {
  const own = over.balls.filter(({ bowler }) => bowler === line.name);
  const alone = own.length === over.balls.length;
  const balls = alone ? over.counted : own.filter(isLegal).length;
  const runs = own.reduce((total, ball) => total + concededOf(ball), 0);
  line.balls += balls;
  line.runs += runs;
  // An over shared by two bowlers is nobody's maiden.
  if (alone && balls === ballsPerOver && runs === 0) line.maidens += 1;
  line.wickets += own.reduce((total, ball) => total + wicketsOfBowler(ball), 0);
  line.wides += own.filter(isWide).length;
  line.noBalls += own.filter(isNoBall).length;
}

const wicketsOfBowler = (ball: Ball) => dismissalsOf(ball).filter(({ howOut }) => isBowlers(howOut)).length;
