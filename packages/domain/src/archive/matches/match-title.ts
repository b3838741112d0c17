/** The two sides of a match, by name. */
export interface Teams {
  team1Name?: string | undefined;
  team2Name?: string | undefined;
}

/** Who plays: `Surrey v Essex`. */
export function matchTitle(match: Teams): string {
  return `${match.team1Name || 'Home team'} v ${match.team2Name || 'Away team'}`;
}
