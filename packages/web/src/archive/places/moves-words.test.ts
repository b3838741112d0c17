import { expect, it } from 'vitest';
import { movesWords } from './moves-words.ts';

const from = { file: 'f1', tcIn: 1, tcOut: 9, byHand: false };
const moved = { delivery: 'd1', from, to: { ...from, tcIn: 2 } };
const taken = { delivery: 'd2', from, to: null };

it.each([
  [[moved], '1 delivery moved.'],
  [[moved, taken], '2 deliveries moved.'],
  [[taken], '1 delivery taken off the film.'],
  [[taken, taken], '2 deliveries taken off the film.'],
])('says what was done to the deliveries', (moves, words) => {
  expect(movesWords(moves)).toBe(words);
});
