/** A count with its noun, which is given in the plural: `1 user`, `10,000 users`. */
export const counted = (many: number, nouns: string): string =>
  `${many.toLocaleString('en-GB')} ${many === 1 ? nouns.replace(/s$/, '') : nouns}`;
