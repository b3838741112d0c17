import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { makeSheet } from '../../kit/make-sheet.ts';
import { readPasted, readSheet } from './read-table.ts';

/** A file as Excel saves it: a date is a number of days since the end of 1899, with a format. */
function workbook(rows: readonly (readonly (string | CellObject)[])[], origin = 'A1'): File {
  const sheet = utils.sheet_add_aoa(
    {},
    rows.map((row) => [...row]),
    { origin },
  );
  return new File([bytesOf(sheet)], 'fixtures.xlsx');
}
const bytesOf = (sheet: WorkSheet): ArrayBuffer =>
  write({ SheetNames: ['Fixtures'], Sheets: { Fixtures: sheet } }, { type: 'array', bookType: 'xlsx' });
const date = (v: number, z: string): CellObject => ({ t: 'n', v, z });

describe('a table for graphics (GFX-025)', () => {
  it('writes date cells as people do, whatever their format', async () => {
    const file = workbook([
      ['Short', 'Words', 'Both', 'Time', 'Text', 'Long', 'Number'],
      [
        date(46_527, 'dd/mm/yyyy'),
        date(46_527, 'ddd d mmm'),
        date(46_527 + 18.5 / 24, 'dd/mm/yyyy hh:mm'),
        date(11 / 24, 'hh:mm'),
        'Fri 21 May',
        date(46_527, '[$-F800]dddd, mmmm dd, yyyy'),
        date(46_527, 'General'),
      ],
    ]);
    const [, row] = await readSheet(file);
    expect(row?.cells).toEqual([
      '20 May 2027',
      '20 May 2027',
      '20 May 2027 18:30',
      '11:00',
      'Fri 21 May',
      '20 May 2027',
      '46527',
    ]);
  });

  it('keeps the words of cells that the sheet could not work out', async () => {
    const [, row] = await readSheet(
      workbook([
        ['Home'],
        [
          { t: 'e', v: 0x17 },
          { t: 'e', v: 0x2a },
        ],
      ]),
    );
    expect(row?.cells).toEqual(['#REF!', '#N/A']);
  });

  it.each([',', ';'])('reads a CSV file with %s that Excel wrote in the Windows code page', async (separator) => {
    const rows = [
      ['Name', 'Player', 'Age'],
      ['Bd 1', 'Zoë Müller', '21'],
      ['Bd 2', 'Renée', '24'],
    ];
    const text = rows.map((row) => row.join(separator)).join('\r\n');
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const read = await readSheet(new File([bytes], 'uk.csv'));
    expect(read.map(({ cells }) => cells)).toEqual(rows);
  });

  it('reads a CSV file of the product as it was written', async () => {
    const columns = ['Lead', 'Quote', 'Year'];
    const made = await makeSheet({ fileName: 'a.csv', name: 'A', columns, rows: [['+12', '“Well”,\nhe said', '’26']] });
    const [, row] = await readSheet(new File([made.slice().buffer], 'a.csv'));
    expect(row?.cells).toEqual(['+12', '“Well”,\nhe said', '’26']);
  });

  it('counts rows as the sheet does, empty ones too', async () => {
    const file = workbook([['Home'], ['Kent'], [''], ['Surrey']], 'B3');
    expect((await readSheet(file)).map(({ line }) => line)).toEqual([3, 4, 6]);
    expect((await readPasted('Home\tAway\n\t\nKent\tSurrey')).map(({ line }) => line)).toEqual([1, 3]);
    expect((await readPasted('Home,Away\n\nKent,Surrey')).map(({ line }) => line)).toEqual([1, 3]);
  });

  it.each([
    ['Anton.ttf', new Uint8Array([0, 1, 0, 0, 0, 14, 0, 128])],
    ['Anton.xlsx', new Uint8Array([0, 1, 0, 0, 0, 14, 0, 128])],
    ['Anton.csv', new Uint8Array([0, 1, 0, 0, 0, 14, 0, 128])],
    ['notes.txt', new TextEncoder().encode('Home,Away')],
  ])('refuses %s, which is no spreadsheet', async (name, bytes) => {
    await expect(readSheet(new File([bytes], name))).rejects.toThrow();
  });
});
