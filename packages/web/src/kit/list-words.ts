const lists = new Intl.ListFormat('en-GB');

/** Joins words as in a sentence: `a type, a brand and dimensions`. */
export const listWords = (words: readonly string[]): string => lists.format(words);
