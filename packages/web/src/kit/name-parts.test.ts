import { expect, it } from 'vitest';
import { nameParts } from './name-parts.ts';

it.each([
  ['Celebrations - 10.00.04.00.mp4', ['Celebrations - ', '10.', '00.', '04.', '00.mp4']],
  ['2024-05-31_SURvESS_day1_part2.mp4', ['2024-', '05-', '31_', 'SURvESS_', 'day1_', 'part2.mp4']],
  ['Toss.mp4', ['Toss.mp4']],
  ['Trophy.lift.final.mp4', ['Trophy.', 'lift.', 'final.mp4']],
  ['Clip', ['Clip']],
  ['.hidden', ['.hidden']],
  ['', ['']],
])('%j wraps at separators, with its extension at the last part', (name, parts) => {
  expect(nameParts(name)).toEqual(parts);
  expect(nameParts(name).join('')).toBe(name);
});
