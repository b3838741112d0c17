/** The tournament of a stream that belongs to no competition (LIV-054). */
export const customTournament = 'custom';
/** LIV-050 */
export const bbcTag = 'bbc-commentary';

export interface Fixture {
  id: string;
  /** ISO 8601 with the offset of the ground. */
  date: string;
  team1: string;
  team2: string;
  venue: string;
  city: string;
}

/** "team v team" (LIV-046); a team that is not known yet is said to be so. */
export const fixtureTitle = ({ team1, team2 }: Pick<Fixture, 'team1' | 'team2'>): string =>
  `${team1 || 'To be confirmed'} v ${team2 || 'To be confirmed'}`;

/** The tags of a new stream at the video platform. Commas separate tags there, so none may hold one. */
export function streamTags({
  tournament,
  bbcCommentary,
  commercialContents,
}: {
  tournament: string;
  bbcCommentary: boolean;
  commercialContents: readonly string[];
}): string[] {
  const tags = [tournament, ...(bbcCommentary ? [bbcTag] : []), ...commercialContents];
  return [...new Set(tags.map((tag) => tag.replaceAll(',', ' ').trim()).filter(Boolean))];
}
