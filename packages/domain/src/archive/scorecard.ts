import type { ArchiveEvent } from './documents.ts';

export type Ball = Pick<
  ArchiveEvent,
  | 'id'
  | 'innings'
  | 'over'
  | 'ballNum'
  | 'batter'
  | 'bowler'
  | 'batTeam'
  | 'bowlTeam'
  | 'runsBat'
  | 'runs'
  | 'wicket'
  | 'howOut'
  | 'extras'
>;

export interface OverScore {
  /** Counted from 1. */
  over: number;
  runs: number;
  wickets: number;
  /** Runs of the innings at the end of this over. */
  total: number;
}
export interface BatterLine {
  name: string;
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  /** How the batter was out; absent while in. */
  howOut?: string;
  bowler?: string;
}
export interface BowlerLine {
  name: string;
  balls: number;
  maidens: number;
  runs: number;
  wickets: number;
}
export interface InningsScore {
  innings: number;
  team: string;
  runs: number;
  wickets: number;
  /** Legal balls. */
  balls: number;
  extras: number;
  overs: OverScore[];
  batting: BatterLine[];
  bowling: BowlerLine[];
}

const notOut = new Set(['Retired Hurt']);
/** Wickets that are nobody's. */
const notTheBowlers = new Set([
  'Run Out',
  'Retired Out',
  'Retired Hurt',
  'Obstructing The Field',
  'Timed Out',
  'Handled The Ball',
  'Hit The Ball Twice',
]);
const kindOf = (ball: Ball) =>
  typeof ball.extras === 'string' ? ball.extras.toLowerCase().replace(/[^a-z]/g, '') : '';
const isWide = (ball: Ball) => /^wides?$/.test(kindOf(ball));
const isLegal = (ball: Ball) => !isWide(ball) && !/^noballs?$/.test(kindOf(ball));
/** Byes and penalties are not the bowler's runs. */
const notConceded = (ball: Ball) => /^(leg)?byes?$|^penalty$/.test(kindOf(ball));
const wicketsOf = (ball: Ball) => (ball.howOut !== undefined && notOut.has(ball.howOut) ? 0 : (ball.wicket ?? 0));

/** The score of each innings, counted from its balls (in any order). Balls without an innings are left out. */
export function scorecard(balls: readonly Ball[]): InningsScore[] {
  const known = balls.filter((ball) => ball.innings !== undefined && ball.over !== undefined);
  return groups(known, (ball) => ball.innings as number)
    .map((own) => inningsScore(own[0]?.innings as number, own.sort(inOrder)))
    .sort((left, right) => left.innings - right.innings);
}

const inOrder = (left: Ball, right: Ball) =>
  (left.over ?? 0) - (right.over ?? 0) || (left.ballNum ?? 0) - (right.ballNum ?? 0);

function inningsScore(innings: number, balls: readonly Ball[]): InningsScore {
  const overs: OverScore[] = [];
  let total = 0;
  for (const [index, own] of groups(balls, (ball) => ball.over).entries()) {
    const runs = sum(own, runsOf);
    total += runs;
    overs.push({ over: index + 1, runs, wickets: sum(own, wicketsOf), total });
  }
  return {
    innings,
    team: balls.find(({ batTeam }) => batTeam)?.batTeam ?? '',
    runs: total,
    wickets: sum(balls, wicketsOf),
    balls: balls.filter(isLegal).length,
    extras: sum(balls, (ball) => runsOf(ball) - (ball.runsBat ?? runsOf(ball))),
    overs,
    batting: batting(balls),
    bowling: bowling(balls),
  };
}

const runsOf = (ball: Ball) => ball.runs ?? ball.runsBat ?? 0;

function batting(balls: readonly Ball[]): BatterLine[] {
  const lines = new Map<string, BatterLine>();
  for (const ball of balls) {
    if (!ball.batter) continue;
    const line = lines.get(ball.batter) ?? { name: ball.batter, runs: 0, balls: 0, fours: 0, sixes: 0 };
    lines.set(ball.batter, line);
    // Who faces another ball was not the one who was run out at the other end.
    delete line.howOut;
    delete line.bowler;
    const runs = ball.runsBat ?? 0;
    line.runs += runs;
    if (!isWide(ball)) line.balls += 1;
    if (runs === 4) line.fours += 1;
    if (runs === 6) line.sixes += 1;
    if (ball.wicket && ball.howOut) {
      line.howOut = ball.howOut;
      if (ball.bowler && !notTheBowlers.has(ball.howOut)) line.bowler = ball.bowler;
    }
  }
  return [...lines.values()];
}

function bowling(balls: readonly Ball[]): BowlerLine[] {
  const lines = new Map<string, BowlerLine>();
  for (const over of groups(balls, (ball) => ball.over)) {
    for (const own of groups(over, (ball) => ball.bowler ?? '')) {
      const name = own[0]?.bowler;
      if (!name) continue;
      const line = lines.get(name) ?? { name, balls: 0, maidens: 0, runs: 0, wickets: 0 };
      lines.set(name, line);
      const legal = own.filter(isLegal).length;
      const conceded = sum(own, (ball) => (notConceded(ball) ? (ball.runsBat ?? 0) : runsOf(ball)));
      line.balls += legal;
      line.runs += conceded;
      if (legal >= 5 && conceded === 0 && own.length === over.length) line.maidens += 1;
      line.wickets += sum(own, (ball) => (ball.howOut && notTheBowlers.has(ball.howOut) ? 0 : wicketsOf(ball)));
    }
  }
  return [...lines.values()];
}

/** Overs as they are said: `54.2`; of The Hundred, balls: `87 balls`. */
export function oversLabel(balls: number, format?: number): string {
  if (format === 4) return `${balls} balls`;
  return balls % 6 === 0 ? `${balls / 6} ov` : `${Math.floor(balls / 6)}.${balls % 6} ov`;
}

/** `245/6`; all out is the runs alone. */
export const scoreLabel = ({ runs, wickets }: Pick<InningsScore, 'runs' | 'wickets'>): string =>
  wickets >= 10 ? String(runs) : `${runs}/${wickets}`;

function groups<T, K>(items: readonly T[], keyOf: (item: T) => K): T[][] {
  const found = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const list = found.get(key);
    if (list) list.push(item);
    else found.set(key, [item]);
  }
  return [...found.values()];
}

const sum = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((total, item) => total + value(item), 0);
