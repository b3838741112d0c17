import type { FieldRow } from '@pavilion/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Keyed, keyed } from './keyed-rows.ts';
import {
  addRow,
  applyChanges,
  type Change,
  edited,
  moveRow,
  type RowEdit,
  removeRow,
  setCell,
  setCells,
} from './row-edits.ts';

const teams: FieldRow[] = ['Kent', 'Essex', 'Surrey'].map((team) => ({ team }));
/** The changes that edits are, one after the other, in a list that nobody else changes. */
function changesOf(edits: readonly RowEdit[], base: readonly Keyed[]): Change[] {
  const made: Change[] = [];
  for (const edit of edits) made.push(edit(applyChanges(made, base)));
  return made;
}

/** A list in which both have made their edits, neither having seen those of the other. */
function together(first: readonly RowEdit[], then: readonly RowEdit[], rows: readonly FieldRow[]): FieldRow[] {
  const base = keyed(rows, []);
  const stored = applyChanges(changesOf(first, base), base).map(({ row }) => row);
  return applyChanges(changesOf(then, base), keyed(stored, base)).map(({ row }) => row);
}

const names = (rows: readonly FieldRow[]) => rows.map(({ team }) => team);

describe('changes of a list that two people make at once', () => {
  it('are both there, whatever rows they write in and whoever is first (GFX-003 GFX-012)', () => {
    const cell = fc.record({
      at: fc.nat(4),
      key: fc.constantFrom('team', 'points'),
      text: fc.string({ minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 8 }), fc.array(cell, { maxLength: 8 }), (own, others) => {
        const empty: FieldRow[] = Array.from({ length: 10 }, () => ({}));
        // Each sees only what they wrote themselves. One writes in the upper rows, the other in the lower ones.
        const writing = (cells: typeof own, from: number): RowEdit[] => {
          let shown: FieldRow[] = empty;
          return cells.map(({ at, key, text }) => {
            const edit = setCell(shown, from + at, key, text);
            shown = edited(edit, shown);
            return edit;
          });
        };
        const [mine, theirs] = [writing(own, 0), writing(others, 5)];
        const both = together(theirs, mine, empty);
        expect(both.slice(0, 5)).toEqual(together([], mine, empty).slice(0, 5));
        expect(both.slice(5)).toEqual(together(theirs, [], empty).slice(5));
        expect(together(mine, theirs, empty)).toEqual(both);
      }),
    );
  });

  it.each<[string, RowEdit, RowEdit, unknown[]]>([
    ['a row above has gone', removeRow(teams, 0), setCell(teams, 2, 'team', 'Surrey CCC'), ['Essex', 'Surrey CCC']],
    ['the row has moved', moveRow(teams, 2, 0), setCell(teams, 2, 'team', 'Oval'), ['Oval', 'Kent', 'Essex']],
    ['the row has gone', removeRow(teams, 2), setCell(teams, 2, 'team', 'Oval'), ['Kent', 'Essex', 'Oval']],
    [
      'somebody writes in the same row',
      setCell(teams, 1, 'points', '9'),
      setCell(teams, 1, 'team', 'E'),
      ['Kent', 'E', 'Surrey'],
    ],
    ['both removed it', removeRow(teams, 1), removeRow(teams, 1), ['Kent', 'Surrey']],
    ['both added one', addRow(), addRow(), ['Kent', 'Essex', 'Surrey', undefined, undefined]],
  ])('also when %s', (_, theirs, mine, both) => {
    expect(names(together([theirs], [mine], teams))).toEqual(both);
  });
});

it('a row keeps its key while rows above it come and go, and while it is written in (GFX-012)', () => {
  const first = keyed(teams, []);
  const [kent, , surrey] = first.map(({ key }) => key);
  const shorter = keyed([{ team: 'Kent' }, { team: 'Surrey' }], first);
  expect(shorter.map(({ key }) => key)).toEqual([kent, surrey]);
  const written = keyed([{ team: 'Kent' }, { team: 'Surrey C', points: '9' }], shorter);
  expect(written.map(({ key }) => key)).toEqual([kent, surrey]);
  // Both at once: the row that was written in is the one that is most like it.
  const both = keyed([{ team: 'Surrey C', points: '10' }], written);
  expect(both.map(({ key }) => key)).toEqual([surrey]);
  // One is refused and empty again, while somebody else fills an empty one.
  const empty = keyed([{}, { team: 'W' }, {}], []);
  const filled = keyed([{ team: 'N' }, {}, {}], empty);
  expect(filled.map(({ key }) => key)).toEqual(empty.map(({ key }) => key));
  const more = keyed([{}, {}, ...teams], first).map(({ key }) => key);
  expect(new Set(more).size).toBe(5);
  expect(more.slice(2)).toEqual(first.map(({ key }) => key));
});

it('cells of a spreadsheet fill rows from a cell on, and add those that are missing (GFX-012)', () => {
  const cells = [
    ['Essex CCC', '12'],
    ['Oval', '10', 'beyond the columns'],
    ['Durham', '8'],
    ['Notts', '7'],
  ];
  const paste = setCells(teams, 1, ['team', 'points'], cells, 4);
  expect(edited(paste, teams)).toEqual([
    { team: 'Kent' },
    { team: 'Essex CCC', points: '12' },
    { team: 'Oval', points: '10' },
    { team: 'Durham', points: '8' },
  ]);
  // Rows that somebody else has added stay theirs.
  expect(names(together([addRow(), setCell([...teams, {}], 3, 'team', 'Hants')], [paste], teams))).toEqual([
    'Kent',
    'Essex CCC',
    'Oval',
    'Hants',
  ]);
});
