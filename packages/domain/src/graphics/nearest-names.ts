import { editDistance } from '../search/edit-distance.ts';
import { nameParts } from './facts/player-name.ts';

/** Most names that are offered for one that nobody knows. */
const mostOffered = 3;

/** The letters of a name, without capitals and accents. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The names that differ by the fewest letters, or that begin with the words that were typed, nearest first. */
export function nearestNames(typed: string, known: Iterable<string>): string[] {
  const words = plain(typed);
  const most = Math.min(3, Math.floor(words.length / 3));
  return ranked(known, (name) => {
    const other = plain(name);
    if (words.length > 2 && other.startsWith(words)) return 0;
    const edits = editDistance(words, other, most);
    return edits > most ? null : edits;
  });
}

/** Whether two names are of one player: in full, with initials or without a first name. */
export function isSamePlayer(one: string, other: string): boolean {
  const [left, right] = [nameParts(one), nameParts(other)];
  if (plain(left.surname) !== plain(right.surname)) return false;
  const [first, second] = [plain(left.first), plain(right.first)];
  const areInitials = isInitials(left.first) || isInitials(right.first);
  return first === '' || second === '' || first === second || (areInitials && first[0] === second[0]);
}

/** Players with nearly the same surname, those with the same first letter first. */
export function nearestPlayers(typed: string, known: Iterable<string>): string[] {
  const { first, surname } = nameParts(typed);
  const words = plain(surname);
  const most = Math.min(2, Math.floor(words.length / 2));
  return ranked(known, (name) => {
    const other = nameParts(name);
    const edits = editDistance(words, plain(other.surname), most);
    return edits > most ? null : edits * 2 + (plain(first)[0] === plain(other.first)[0] ? 0 : 1);
  });
}

const isInitials = (first: string): boolean => /^[A-Z]{1,6}$/.test(first.replace(/[.\s]/g, ''));

function ranked(names: Iterable<string>, rank: (name: string) => number | null): string[] {
  const found = [...new Set(names)].flatMap((name) => {
    const at = rank(name);
    return at === null ? [] : [{ name, at }];
  });
  found.sort((left, right) => left.at - right.at || (left.name < right.name ? -1 : 1));
  return found.slice(0, mostOffered).map(({ name }) => name);
}
