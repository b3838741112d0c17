const singular = (nouns: string) =>
  nouns
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** A number with its noun, given in the plural: `1 user`, `1 match`, `10,000 users`. */
export const counted = (many: number, nouns: string): string =>
  `${many.toLocaleString('en-GB')} ${many === 1 ? singular(nouns) : nouns}`;
