/** Names of the two sides of a match. */
export interface Teams {
  team1Name?: string | undefined;
  team2Name?: string | undefined;
}

/** Title of a match: `Surrey v Essex`. */
export function matchTitle(match: Teams): string {
  return `${match.team1Name || 'Home team'} v ${match.team2Name || 'Away team'}`;
}
