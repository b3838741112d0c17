import { expect, it } from 'vitest';
import { facedWords } from './player-lines.ts';

it.each([
  [58, 9, 5, '58 balls  ·  9 × 4  ·  5 × 6'],
  [200, 41, 0, '200 balls  ·  41 × 4'],
  [1, 0, 1, '1 ball  ·  1 × 6'],
  [1, 0, 0, '1 ball'],
])('says %i balls, %i fours and %i sixes as "%s" (GFX-020)', (balls, fours, sixes, words) => {
  expect(facedWords({ balls, fours, sixes })).toBe(words);
});
