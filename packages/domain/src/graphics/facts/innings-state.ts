import { countWords } from '../../count-words.ts';
import type { MatchData, PlayedInnings } from './match-data.ts';

/** Where an innings stands in its match. */
export interface InningsState {
  hasEnded: boolean;
  /** Runs that win this innings, in a chase. */
  target?: number | undefined;
  ballsLeft?: number | undefined;
  /** Runs ahead of the other side, over all innings up to this one; negative if behind. Absent in the first. */
  lead?: number | undefined;
}

const multiDay = 1;
const isMultiDay = ({ match }: MatchData) => (match.cricketFormat ?? multiDay) === multiDay;

/** State of an innings. `all` are the innings of the match, in order. */
export function inningsState(data: MatchData, all: readonly PlayedInnings[], own: PlayedInnings): InningsState {
  const upTo = all.filter(({ innings, superOver }) => innings <= own.innings && superOver === own.superOver);
  const target = own.target ?? targetOf(data, upTo);
  return {
    hasEnded: hasEnded(data, all, own, target),
    target,
    ballsLeft: target !== undefined && own.mostBalls ? Math.max(own.mostBalls - own.balls, 0) : undefined,
    lead: upTo.length > 1 ? leadOf(upTo, own.team) : undefined,
  };
}

function leadOf(upTo: readonly PlayedInnings[], team: string): number {
  return upTo.reduce((lead, each) => lead + (each.team === team ? each.runs : -each.runs), 0);
}

/** The last innings of a match chases: the second, or the fourth of a multi-day match. */
function targetOf(data: MatchData, upTo: readonly PlayedInnings[]): number | undefined {
  const own = upTo.at(-1);
  if (!own || upTo.length !== (isMultiDay(data) ? 4 : 2)) return undefined;
  const target = 1 - leadOf(upTo.slice(0, -1), own.team);
  return target > 0 ? target : undefined;
}

function hasEnded(data: MatchData, all: readonly PlayedInnings[], own: PlayedInnings, target?: number): boolean {
  return (
    own.allOut ||
    own.declared ||
    own.forfeited ||
    (own.mostBalls !== undefined && own.balls >= own.mostBalls) ||
    (target !== undefined && own.runs >= target) ||
    all.some(({ innings }) => innings > own.innings) ||
    data.sheet.outcome !== undefined
  );
}

/** `Need 48 from 16 balls`, `Need 120 to win`; empty outside a chase, and once it is over. */
export function chaseWords(runs: number, { hasEnded, target, ballsLeft }: InningsState): string {
  if (hasEnded || target === undefined) return '';
  const required = target - runs;
  return ballsLeft === undefined ? `Need ${required} to win` : `Need ${required} from ${countWords(ballsLeft, 'ball')}`;
}

/** `Northamptonshire need 224 to win`: of this innings, or of the next one if this one has ended and only a chase can follow. */
export function targetWords(data: MatchData, all: readonly PlayedInnings[], own: PlayedInnings): string {
  const state = inningsState(data, all, own);
  if (state.target !== undefined) return `${own.team} need ${state.target} to win`;
  const upTo = all.filter(({ innings, superOver }) => innings <= own.innings && superOver === own.superOver);
  if (!state.hasEnded || upTo.length !== (isMultiDay(data) ? 3 : 1)) return '';
  const target = all.find(({ innings }) => innings === own.innings + 1)?.target ?? leadOf(upTo, own.team) + 1;
  const other = otherTeam(data, own.team);
  return target > 0 && other ? `${other} need ${target} to win` : '';
}

/** `Northamptonshire trail by 216 runs`, `Yorkshire need 48 from 16 balls`; in the first innings, the score is all there is to say. */
export function stateWords(own: PlayedInnings, state: InningsState): string {
  const chase = chaseWords(own.runs, state);
  if (chase) return `${own.team} ${chase.charAt(0).toLowerCase()}${chase.slice(1)}`;
  if (state.lead === undefined || state.target !== undefined) return '';
  if (state.lead === 0) return 'Scores are level';
  return `${own.team} ${state.lead > 0 ? 'lead' : 'trail'} by ${countWords(Math.abs(state.lead), 'run')}`;
}

/** The side that does not bat. */
export const otherTeam = ({ match: { team1Name = '', team2Name = '' } }: MatchData, team: string): string =>
  team === team1Name ? team2Name : team === team2Name ? team1Name : '';
