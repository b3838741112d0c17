import { once } from './once.ts';

const all = once(() => new Intl.ListFormat('en-GB'));
const either = once(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));

/** Joins words as in a sentence: `a type, a brand and dimensions`. */
export const listWords = (words: readonly string[]): string => all().format(words);

/** Joins alternatives: `Ann, Ben or Cy`. */
export const eitherWords = (words: readonly string[]): string => either().format(words);
