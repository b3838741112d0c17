import { once } from '@pavilion/domain';

const all = once(() => new Intl.ListFormat('en-GB'));
const either = once(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));

/** Joins words as in a sentence: `a type, a brand and dimensions`. */
export const listWords = (words: readonly string[]): string => all().format(words);

/** Joins words of which one is enough: `Ann, Ben or Cy`. */
export const eitherWords = (words: readonly string[]): string => either().format(words);
