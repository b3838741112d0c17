import { type Deliverable, deliverables } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import { readCells, writeCells } from '../../kit/clipboard-cells.ts';
import { blockCells, fillEdits, pasteEdits, pasteFields, underHeadings, valueIn } from './sheet-edits.ts';

const row = (id: string, fields: Partial<Deliverable> = {}): Deliverable => ({
  ...deliverables.schema.parse({ title: id }),
  ...fields,
  id,
  _rev: 1,
});
const rows = [row('one', { type: 'Video', deadline: '2026-06-01' }), row('two'), row('three')];
const choices = { type: ['Video', 'Image'], format: ['1080x1080'], brand: ['The Hundred'] };
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

describe('the row view as a spreadsheet', () => {
  it.each([
    ['Title\tType\nHero\tVideo', { left: 0, rows: [['Hero', 'Video']], unknown: [] }],
    [
      'title\t\tFolder\nHero',
      { left: 0, rows: [['Hero', undefined, undefined, undefined, undefined, '']], unknown: [] },
    ],
    ['Deadline\tType\n01/06/2030\tVideo', { left: 1, rows: [['Video', undefined, '01/06/2030']], unknown: [] }],
    [
      'Notes\tType\tTitle\tLength\nx\tVideo\tHero\t3',
      { left: 0, rows: [['Hero', 'Video']], unknown: ['Notes', 'Length'] },
    ],
    ['Title\nHero', { left: 0, rows: [['Hero']], unknown: [] }],
    [
      'Description\tFolder\tDuration\n"two\nlines"\tLaunch\t30',
      { left: 5, rows: [['Launch', '30', 'two\nlines']], unknown: [] },
    ],
    ['Title\tTitle\nHero\tVideo', undefined],
    ['Title\tVideo\nHero\tVideo', undefined],
    ['Title', undefined],
    ['\t\nHero', undefined],
  ])('%j are cells under headings: %j (PRD-037)', (pasted, headed) => {
    expect(underHeadings(readCells(pasted))).toEqual(headed);
  });

  it.each([
    ['1080 x 1080', '1080x1080'],
    ['1080×1080', '1080x1080'],
    ['1080 X 1080', '1080x1080'],
    ['1080 1080', undefined],
  ])('dimensions written as %j are %j (PRD-037)', (text, format) => {
    expect(valueIn('format', text, choices)).toBe(format);
    expect(valueIn('format', text, { format: ['1080×1080'] })).toBe(format && '1080×1080');
  });

  it('reads and writes what spreadsheets put on the clipboard (PRD-037)', () => {
    expect(readCells('Hero\tVideo\r\nTeaser\t"two\nlines, ""quoted"""\r\n')).toEqual([
      ['Hero', 'Video'],
      ['Teaser', 'two\nlines, "quoted"'],
    ]);
    const cells = [
      ['a\tb', '"'],
      ['', 'c\nd'],
    ];
    expect(readCells(writeCells(cells))).toEqual(cells);
  });

  it('pastes rows and columns from the cell on, each by what its column means (PRD-037)', () => {
    const { edits, cells, refused } = pasteEdits(
      rows,
      at(1, 0),
      readCells('Hero\tvideo\t\t1 Dec 2026\nx\tFilm'),
      choices,
    );
    expect(edits.map(({ deliverable, changes }) => [deliverable.id, changes])).toEqual([
      ['two', { title: 'Hero', type: 'Video', deadline: '2026-12-01' }],
      ['three', { title: 'x' }],
    ]);
    expect([cells, refused]).toEqual([4, ['“Film” for three']]);
  });

  it('writes nothing past the last row and column, and never an empty title (PRD-037)', () => {
    const { edits, refused, over } = pasteEdits(rows, at(2, 0), [['', 'Image'], ['beyond']], choices);
    expect(edits).toHaveLength(1);
    expect(edits[0]?.changes).toEqual({ type: 'Image' });
    expect(refused).toEqual(['an empty title for three']);
    expect(over).toEqual({ rows: 1, columns: 0 });
  });

  it('takes durations and descriptions under headings, and tells which types have no duration (PRD-037 PRD-047)', () => {
    const headed = underHeadings(
      readCells('Title\tType\tDuration\tDescription\nHero\tVideo\t30s\tTwo\nPoster\tImage\t1:30\tOne'),
    )!;
    const { edits, refused, unfit } = pasteEdits(rows, at(0, 0), headed.rows, choices, pasteFields);
    expect(edits.map(({ changes }) => changes)).toEqual([
      { title: 'Hero', desiredDuration: '00:30', description: 'Two' },
      { title: 'Poster', type: 'Image', description: 'One' },
    ]);
    expect([refused, unfit]).toEqual([[], ['Poster']]);
    expect(pasteEdits(rows, at(0, 5), [['Launch', '30s']], choices).over.columns).toBe(1);
    expect(pasteEdits(rows, at(0, 6), [['soon']], choices, pasteFields).refused).toEqual(['“soon” for one']);
  });

  it('tells how many rows and columns of a paste have no place (PRD-037)', () => {
    const twelve = Array.from({ length: 12 }, (_, row) => [`film ${row}`]);
    expect(pasteEdits(rows, at(0, 0), twelve, choices).over).toEqual({ rows: 9, columns: 0 });
    expect(pasteEdits(rows, at(1, 4), [['The Hundred', 'Launch', 'more']], choices).over).toEqual({
      rows: 0,
      columns: 1,
    });
    expect(pasteEdits(rows, at(0, 0, 2, 5), [['one']], choices).over).toEqual({ rows: 0, columns: 0 });
    expect(pasteEdits(rows, at(0, 0), readCells('a\nb\nc'), choices).over).toEqual({ rows: 0, columns: 0 });
  });

  it('fills down and copies a block (PRD-037)', () => {
    const { edits } = fillEdits(rows, at(0, 1, 2, 3), choices);
    expect(edits.map(({ changes }) => changes)).toEqual([
      { type: 'Video', deadline: '2026-06-01' },
      { type: 'Video', deadline: '2026-06-01' },
    ]);
    expect(blockCells(rows, at(0, 0, 1, 1))).toEqual([
      ['one', 'Video'],
      ['two', ''],
    ]);
    expect(fillEdits(rows, at(0, 1), choices).edits).toEqual([]);
  });

  it('one cell fills the whole chosen block (PRD-037)', () => {
    const { edits } = pasteEdits(rows, at(0, 5, 2, 5), [['Launch']], choices);
    expect(edits.map(({ changes }) => changes)).toEqual(Array(3).fill({ folderName: 'Launch' }));
  });
});
