import { expect, it } from 'vitest';
import { codesLeft } from './codes-left.ts';

it.each([
  [10, false, /^10 left, /],
  [3, false, /^3 left, /],
  [2, true, /^2 left\. Make new ones/],
  [1, true, /^1 left\. Make new ones/],
  [0, true, /^None left\. Make new ones/],
])('%i recovery codes are left: warned %s (OPS-014)', (count, few, words) => {
  expect(codesLeft(count)).toEqual({ few, words: expect.stringMatching(words) });
});
