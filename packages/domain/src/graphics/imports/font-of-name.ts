/** Weights by the words that PostScript names use; longer words first, so that "SemiBold" is not read as "Bold". */
const weights: readonly (readonly [string, number])[] = [
  ['extralight', 200],
  ['ultralight', 200],
  ['extrabold', 800],
  ['ultrabold', 800],
  ['semibold', 600],
  ['demibold', 600],
  ['regular', 400],
  ['medium', 500],
  ['light', 300],
  ['heavy', 800],
  ['black', 900],
  ['roman', 400],
  ['bold', 700],
  ['demi', 600],
  ['thin', 100],
  ['book', 400],
];

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Family as a file names it, the family that we have of it, weight and style. */
export interface NamedFont {
  name: string;
  family: string | undefined;
  weight: number;
  italic: boolean;
}

/**
 * Reads the name of a font in a design file: `BarlowCondensed-SemiBoldItalic`, `Arial-BoldMT`, or a family with spaces. `families`
 * are those that texts can have.
 */
export function fontOfName(name: string, families: readonly string[]): NamedFont {
  const [first = '', ...rest] = name.split('-');
  const ending = plain(rest.join('')).replace(/(ps)?mt$/, '');
  const weight = weights.find(([word]) => ending.includes(word))?.[1] ?? 400;
  const asked = plain(first).replace(/(ps)?mt$/, '');
  return {
    name: first,
    family: families.find((family) => plain(family) === asked || plain(family) === plain(name)),
    weight,
    italic: /italic|oblique/.test(ending),
  };
}
