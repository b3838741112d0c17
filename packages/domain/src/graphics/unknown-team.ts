import type { Kit } from './brand-kit.ts';
import { nearestNames } from './nearest-names.ts';
import { hasLook, teamLooks } from './team-looks.data.ts';

/**
 * A warning about a team that nobody knows, as a sentence; null about any other. `archive` has the names of the archive's teams. Any
 * name can be a team, such as that of a touring side, but most unknown names are typed wrongly.
 */
export function unknownTeam(name: string, kit: Kit | undefined, archive: Iterable<string>): string | null {
  if (name === '' || kit?.teams[name] || hasLook(name) || new Set(archive).has(name)) return null;
  return 'Neither in the brand kit nor in the archive: its badge shows its first letters.';
}

/** Known teams with nearly this name. */
export const nearestTeams = (name: string, kit: Kit | undefined, archive: Iterable<string>): string[] =>
  nearestNames(name, [...Object.keys(kit?.teams ?? {}), ...Object.keys(teamLooks), ...archive]);
