/** Tournament of a stream outside any competition (LIV-054). */
export const customTournament = 'custom';
/** Tag of streams with BBC commentary (LIV-050). */
export const bbcTag = 'bbc-commentary';

export interface Fixture {
  id: string;
  /** ISO 8601 with the offset at the ground. */
  date: string;
  team1: string;
  team2: string;
  venue: string;
  city: string;
}

/** "team v team" (LIV-046); an unknown team is to be confirmed. */
export const fixtureTitle = ({ team1, team2 }: Pick<Fixture, 'team1' | 'team2'>): string =>
  `${team1 || 'To be confirmed'} v ${team2 || 'To be confirmed'}`;

/** Tags of a new stream. The video platform separates tags by commas, so commas inside a tag become spaces. */
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
