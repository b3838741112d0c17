import { countryPlaces, type HomePlaces, homePlaces } from './grounds.data.ts';

export interface MatchPlace {
  teams: readonly string[];
  venue: string;
  city?: string | undefined;
  international: boolean;
}

/**
 * Which side plays at home: the one whose ground it is, whoever is named first. Undefined on neutral ground, and on grounds
 * that the list does not know: then nobody is at home.
 */
export function homeSide({ teams, venue, city, international }: MatchPlace): string | undefined {
  const address = wordsOf(`${venue} ${city ?? ''}`);
  const atHome = international ? countryAt(address) : sidesAt(homePlaces, address);
  const found = teams.filter((team) => atHome.includes(team));
  return found.length === 1 ? found[0] : undefined;
}

const countryAt = (address: string): readonly string[] =>
  sidesAt(homePlaces, address).length > 0 ? ['England'] : sidesAt(countryPlaces, address);

/** The longest place of an address decides: Chester-le-Street is not Chester. */
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

/** Lower case between single blanks, one also at each end, so that words are found whole. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
