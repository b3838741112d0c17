import { countryPlaces, type HomePlaces, homePlaces } from './grounds.data.ts';

export interface MatchPlace {
  teams: readonly string[];
  venue: string;
  city?: string | undefined;
  international: boolean;
}

/** The side that plays at its home ground, in either order of the teams. Undefined for a neutral or unknown ground. */
export function homeSide({ teams, venue, city, international }: MatchPlace): string | undefined {
  const address = wordsOf(`${venue} ${city ?? ''}`);
  const atHome = international ? countryAt(address) : sidesAt(homePlaces, address);
  const found = teams.filter((team) => atHome.includes(team));
  return found.length === 1 ? found[0] : undefined;
}

const countryAt = (address: string): readonly string[] =>
  sidesAt(homePlaces, address).length > 0 ? ['England'] : sidesAt(countryPlaces, address);

/** The longest matching place wins: Chester-le-Street is not Chester. */
function sidesAt(list: readonly HomePlaces[], address: string): readonly string[] {
  let best: { length: number; sides: readonly string[] } = { length: 0, sides: [] };
  for (const { sides, places } of list) {
    for (const place of places) {
      const words = wordsOf(place);
      if (words.length > best.length && address.includes(words)) best = { length: words.length, sides };
    }
  }
  return best.sides;
}

/** Lower-case words between single spaces, with one at each end, so that only whole words match. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
