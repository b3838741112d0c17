import { expect, it } from 'vitest';
import { type Gains, gainsWords, moveLabel } from './move-words.ts';

const nobody: Gains = { companies: [], others: 0, downloads: false, catalogue: false };

it.each<[Partial<Gains>, number, string | null, string]>([
  [{}, 1, null, 'Move'],
  [{ companies: ['Vitality'] }, 1, 'People of Vitality will see it.', 'Move and Show to Vitality'],
  [
    { companies: ['Vitality'], downloads: true },
    1,
    'People of Vitality will see it, and can download it.',
    'Move and Show to Vitality',
  ],
  [
    { companies: ['Metro', 'Vitality'], downloads: true, catalogue: true },
    3,
    'People of Metro and Vitality will see them, in the catalogue too, and can download them.',
    'Move and Show to Them',
  ],
  [{ others: 1 }, 1, '1 person will see it.', 'Move and Show to Them'],
  [
    { companies: ['Vitality'], others: 2 },
    1,
    'People of Vitality, and 2 other people will see it.',
    'Move and Show to Them',
  ],
  [
    { companies: ['A', 'B', 'C', 'D', 'E', 'F'] },
    1,
    'People of A, B, C, D, E and 1 more company will see it.',
    'Move and Show to Them',
  ],
])('who gains sight by a move is named (OPN-091 USR-121) %#', (gains, count, words, label) => {
  expect(gainsWords({ ...nobody, ...gains }, count)).toBe(words);
  expect(moveLabel({ ...nobody, ...gains })).toBe(label);
});
