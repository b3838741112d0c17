import { capitalise } from '../capitalise.ts';
import { customTournament } from './set-up.ts';

/**
 * Name of a stream's tournament, which is stored as its id: the configured name, otherwise the words of the id, such as
 * `County championship 2021`. Empty for a stream outside any competition and for an id without words.
 */
export function tournamentName(id: string | null | undefined, configured?: { id: string; name: string }): string {
  if (!id || id === customTournament) return '';
  if (id === configured?.id && configured.name) return configured.name;
  if (!/\p{L}/u.test(id)) return '';
  return /\s/.test(id) ? id : capitalise(id.split('-').filter(Boolean).join(' '));
}
