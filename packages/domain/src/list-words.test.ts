import { expect, it } from 'vitest';
import { eitherWords, listWords } from './list-words.ts';

const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];

it('joins words with commas and a final and', () => {
  expect(lists.map(listWords)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it('joins alternatives with commas and a final or', () => {
  expect(lists.map(eitherWords)).toEqual(['', 'a', 'a or b', 'a, b or c']);
});
