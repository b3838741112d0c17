import type { Match } from '../documents.ts';

type Played = Pick<Match, 'cricketFormat' | 'competitionName'>;

const multiDay = { days: 6, kind: 'multi-day' };
/** By format (ARC-029). The last day is the reserve day: day 6 of a Test (OPN-099), day 2 of a match of one day. */
const lengths: Record<number, typeof multiDay> = {
  1: multiDay,
  2: { days: 2, kind: 'one-day' },
  3: { days: 2, kind: 'T20' },
  4: { days: 2, kind: 'Hundred' },
};
/** Four days without a reserve day. */
const championship = { days: 4, kind: 'County Championship' };

/** How long a match can take, and its kind in words. A match without a format counts as multi-day. */
export function lengthOfMatch(match: Partial<Played> | undefined): { days: number; kind: string } {
  const length = lengths[match?.cricketFormat ?? 1] ?? multiDay;
  return length === multiDay && /county championship/i.test(match?.competitionName ?? '') ? championship : length;
}

/** Why a recording or reel cannot have this day; null if it can. Without a match, the longest match decides. */
export function refuseDay(day: number | undefined, match: Partial<Played> | undefined): string | null {
  const { days, kind } = lengthOfMatch(match);
  if (day === undefined || isFrom1(day, days)) return null;
  const range = days === 2 ? 'Enter day 1, or 2 for the reserve day.' : `Enter a day from 1 to ${days}.`;
  return match ? `${range} This is a ${kind} match.` : range;
}

const mostParts = 999;

/** Why a recording or reel cannot have this part; null if it can. */
export const refusePart = (part: number | undefined): string | null =>
  part === undefined || isFrom1(part, mostParts) ? null : `Enter a part from 1 to ${mostParts}.`;

const isFrom1 = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
