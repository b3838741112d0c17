import { expect, it } from 'vitest';
import { pastedCells } from './pasted-cells.ts';

const columns = ['Place', 'Team', 'P', 'Pts'].map((heading) => ({ key: heading.toLowerCase(), heading }));
const rows = [
  ['Kent', '14', '20'],
  ['Essex', '14', '18'],
];

it.each([
  ['to the right of their cell, without headings', rows, 'team', { cells: rows, into: ['team', 'p', 'pts'] }],
  ['nowhere, if there is no column any more', rows, 'p', { cells: rows, into: ['p', 'pts', null] }],
  [
    'into the columns of their headings, wherever they are pasted',
    [['pts', 'W', ' Team '], ...rows],
    'p',
    { cells: rows, into: ['pts', null, 'team'] },
  ],
  [
    'as a row, if half of its cells name no column',
    [
      ['Team', 'Kent'],
      ['P', '1'],
    ],
    'place',
    {
      cells: [
        ['Team', 'Kent'],
        ['P', '1'],
      ],
      into: ['place', 'team'],
    },
  ],
  ['as a row, if there is no other', [['Team', 'Pts']], 'place', { cells: [['Team', 'Pts']], into: ['place', 'team'] }],
])('pasted cells go %s (GFX-012)', (_, read, from, placed) => {
  expect(pastedCells(read, columns, from)).toEqual(placed);
});
