import { isWicket } from '../../archive/matches/ball-details.ts';
import { dismissalsOf, isWide, runsOf } from '../../archive/matches/ball-facts.ts';
import type { Ball } from '../../archive/matches/scorecard-lines.ts';

/** A partnership: the runs that two batters put on together. */
export interface Stand {
  /** The wicket that it is for, counted from 1. */
  wicket: number;
  batters: readonly string[];
  runs: number;
  balls: number;
  /** Place of its first ball among those of the innings. */
  from: number;
  /** Whether it ended, by a wicket or because a batter retired. */
  isOver: boolean;
}

/** Partnerships of an innings, from its balls in order of play. A pair that is parted by a retirement starts another one. */
export function standsOf(balls: readonly Ball[]): Stand[] {
  const stands: Stand[] = [];
  let wicket = 1;
  for (const [from, ball] of balls.entries()) {
    const batters = [ball.batter ?? '', ball.nonStriker ?? ''].filter(Boolean).sort();
    let stand = stands.at(-1);
    if (stand && !isSamePair(stand, batters)) stand.isOver = true;
    if (!stand || stand.isOver) {
      stand = { wicket, batters, runs: 0, balls: 0, from, isOver: false };
      stands.push(stand);
    }
    stand.runs += runsOf(ball);
    if (!isWide(ball)) stand.balls += 1;
    const fallen = dismissalsOf(ball).filter(({ howOut }) => isWicket(howOut)).length;
    wicket += fallen;
    stand.isOver = fallen > 0;
  }
  return stands;
}

/** A feed that names only the striker does not say when a pair is parted without a wicket. */
const isSamePair = ({ batters }: Stand, now: readonly string[]) =>
  batters.length < 2 || now.length < 2 || batters.every((name, index) => name === now[index]);
