import type { Where } from '@pavilion/sync';
import { addDays, startOfLondonDay } from '../../dates.ts';
import { type Match, theHundred } from '../documents.ts';

/** ARC-056 */
export const mostHighlightMatches = 500;

/**
 * Matches of the Highlights screen: this year's domestic matches that start before tomorrow (ARC-056), without those of The
 * Hundred (ARC-055). `today` is a London day, YYYY-MM-DD.
 */
export const highlightMatches = (today: string): Where => ({
  int: false,
  year: Number(today.slice(0, 4)),
  startDate: { lt: startOfLondonDay(addDays(today, 1)) },
  not: { cricketFormat: theHundred },
});

/** Whether a side of this county plays in the match: its first, second or women's team (ARC-057). */
export const playsFor = ({ team1Name, team2Name }: Pick<Match, 'team1Name' | 'team2Name'>, county: string): boolean =>
  [team1Name, team2Name].some((team) => team?.toLowerCase().startsWith(county.toLowerCase()));
