import { theHundred } from '../../archive/documents.ts';
import { oversNumber } from '../../archive/matches/scorecard-words.ts';
import { countWords } from '../../count-words.ts';

/** Overs in full, as a graphic has room for: `17.2 overs`; `87 balls` for The Hundred. */
export function oversWords(balls: number, format?: number, ballsPerOver = 6): string {
  if (format === theHundred) return countWords(balls, 'ball');
  const overs = oversNumber(balls, format, ballsPerOver);
  return `${overs} ${overs === '1' ? 'over' : 'overs'}`;
}
