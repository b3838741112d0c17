const lists = new Intl.ListFormat('en-GB');

/** Words as a sentence lists them: `a type, a brand and dimensions`. */
export const listWords = (words: readonly string[]): string => lists.format(words);
