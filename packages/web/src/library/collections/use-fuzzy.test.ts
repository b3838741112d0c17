import * as fuse from 'fuse.js';
import { expect, it } from 'vitest';
import { fuzzyMatches } from './use-fuzzy.ts';

const names = ['Ashes 2026 highlights', 'The Hundred launch', 'County kits', 'Player headshots'];
const find = (module: typeof fuse | undefined, words: string) => fuzzyMatches(module, names, words, (name) => name);

it.each([
  ['hundred', ['The Hundred launch']],
  ['hundrad', ['The Hundred launch']],
  ['headshot', ['Player headshots']],
  ['zzzz', []],
])('the words %j find %j (LIB-019)', (words, expected) => {
  expect(find(fuse, words)).toEqual(expected);
});

it('a search finds exact substrings while the fuzzy matcher loads', () => {
  expect(find(undefined, 'HUNDRED')).toEqual(['The Hundred launch']);
});
