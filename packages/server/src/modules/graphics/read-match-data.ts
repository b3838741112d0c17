import { type Match, venues, venueTitle } from '@pavilion/domain/archive';
import type { MatchData } from '@pavilion/domain/graphics';
import type { Reader } from '../../engines/store/types.ts';
import { ballsOf } from '../archive/matches/read-matches.ts';

/** What the archive knows of a match that the caller has checked access to. */
export async function readMatchData(reader: Reader, match: Match): Promise<MatchData> {
  const venue = match.ground ? await reader.get(venues, match.ground) : null;
  return { match, ground: venue ? venueTitle(venue) : undefined, ...(await ballsOf(reader, match)) };
}
