import { theHundred } from '../documents.ts';
import type { ExtraKind, Fielder } from './ball-details.ts';
import type { Outcome, Toss } from './match-sheet.ts';
import type { BatterLine, InningsScore, WicketFall } from './scorecard-lines.ts';

/** Number of overs: `54.2`, or `54` if the last one is complete; the number of balls for The Hundred: `87`. */
export function oversNumber(balls: number, format?: number, ballsPerOver = 6): string {
  if (format === theHundred) return String(balls);
  const [overs, rest] = [Math.floor(balls / ballsPerOver), balls % ballsPerOver];
  return rest === 0 ? String(overs) : `${overs}.${rest}`;
}

/** Overs as people say them: `54.2 ov`; balls for The Hundred: `87 balls`. */
export function oversLabel(balls: number, format?: number, ballsPerOver = 6): string {
  if (format === theHundred) return balls === 1 ? '1 ball' : `${balls} balls`;
  return `${oversNumber(balls, format, ballsPerOver)} ov`;
}

/** `245/6` or `245/6 dec`; only the runs if all out. */
export function scoreLabel({
  runs,
  wickets,
  allOut = wickets >= 10,
  declared = false,
}: Pick<InningsScore, 'runs' | 'wickets'> & Partial<Pick<InningsScore, 'allOut' | 'declared'>>): string {
  return `${allOut ? runs : `${runs}/${wickets}`}${declared ? ' dec' : ''}`;
}

/** Runs an over with two decimals; runs a ball for The Hundred. Empty before the first ball. */
export function runRate(runs: number, balls: number, format?: number, ballsPerOver = 6): string {
  if (balls === 0) return '';
  return ((runs * (format === theHundred ? 1 : ballsPerOver)) / balls).toFixed(2);
}

/** Runs per hundred balls with two decimals; empty for a batter who faced none. */
export const strikeRate = ({ runs, balls }: Pick<BatterLine, 'runs' | 'balls'>): string =>
  balls === 0 ? '' : ((runs * 100) / balls).toFixed(2);

const kindLetters: Record<ExtraKind, string> = { byes: 'b', legByes: 'lb', wides: 'w', noBalls: 'nb', penalty: 'pen' };
const cardOrder: readonly ExtraKind[] = ['byes', 'legByes', 'wides', 'noBalls', 'penalty'];

/** `b 4, lb 2, w 7`, without the kinds that did not occur. */
export const extrasLabel = (byKind: InningsScore['extrasByKind']): string =>
  cardOrder
    .filter((kind) => byKind[kind] > 0)
    .map((kind) => `${kindLetters[kind]} ${byKind[kind]}`)
    .join(', ');

const fielderLabel = ({ name, substitute }: Fielder) => (substitute ? (name ? `sub (${name})` : 'sub') : (name ?? ''));

/** Dismissal as on a scorecard: `c Foakes b Broad`, `run out (Sibley/Pope)`, `not out`. */
export function dismissalLabel({ howOut, bowler = '', fielders = [] }: BatterLine): string {
  const by = fielders.map(fielderLabel).filter(Boolean).join('/');
  const fielded = (letter: string, word: string) => [by ? `${letter} ${by}` : word, bowler && `b ${bowler}`];
  const plain = (howOut ?? 'not out').toLowerCase();
  switch (howOut) {
    case 'Caught':
      return fielded('c', 'caught').filter(Boolean).join(' ');
    case 'Stumped':
      return fielded('st', 'stumped').filter(Boolean).join(' ');
    case 'Caught And Bowled':
      return bowler ? `c & b ${bowler}` : plain;
    case 'Bowled':
      return bowler ? `b ${bowler}` : plain;
    case 'Run Out':
      return by ? `run out (${by})` : plain;
    default:
      return bowler ? `${plain} b ${bowler}` : plain;
  }
}

/** `3-45 (JE Root, 12.3 ov)`; for The Hundred, the ball of the innings. */
export function wicketFallLabel(fall: WicketFall, format?: number, ballsPerOver = 6): string {
  const when = format === theHundred ? `ball ${fall.over * ballsPerOver + fall.ball}` : `${fall.over}.${fall.ball} ov`;
  return `${fall.wicket}-${fall.runs} (${[fall.batter, when].filter(Boolean).join(', ')})`;
}

const counted = (many: number, noun: string) => `${many} ${noun}${many === 1 ? '' : 's'}`;

/** `England won by 5 wickets`, `Match drawn`; empty if unknown. */
export function resultLabel(outcome: Outcome | undefined): string {
  if (!outcome) return '';
  const { winner, result, eliminator, bowlOut, method } = outcome;
  if (method === 'Awarded' && winner) return `${winner} won (match awarded)`;
  const how = method ? ` (${method === 'D/L' ? 'D/L method' : method})` : '';
  if (winner) return `${winner} won${marginLabel(outcome)}${how}`;
  if (result === 'draw') return `Match drawn${how}`;
  if (result === 'no result') return 'No result';
  if (result !== 'tie') return '';
  if (eliminator) return `Match tied, ${eliminator} won the super over${how}`;
  return bowlOut ? `Match tied, ${bowlOut} won the bowl-out${how}` : `Match tied${how}`;
}

function marginLabel({ by }: Outcome): string {
  if (by?.innings) return ` by an innings and ${counted(by.runs ?? 0, 'run')}`;
  if (by?.runs) return ` by ${counted(by.runs, 'run')}`;
  return by?.wickets ? ` by ${counted(by.wickets, 'wicket')}` : '';
}

/** `Surrey won the toss and chose to field`; empty if unknown. */
export function tossLabel(toss: Toss | undefined): string {
  if (!toss) return '';
  const chose = `chose to ${toss.decision}`;
  return toss.uncontested ? `${toss.winner} ${chose} without a toss` : `${toss.winner} won the toss and ${chose}`;
}
