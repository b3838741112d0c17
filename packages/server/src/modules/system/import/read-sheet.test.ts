import { type CellObject, utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { parseSheet } from './read-sheet.ts';

const number = (v: number, z: string): CellObject => ({ t: 'n', v, z });

/** A workbook with these cells from B2 on, and a second sheet. */
function workbook(rows: (CellObject | string | number | boolean | null)[][]): Buffer {
  const book = utils.book_new();
  const first = utils.sheet_add_aoa(utils.aoa_to_sheet([]), rows, { origin: 'B2' });
  utils.book_append_sheet(book, first, 'First');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Second']]), 'Second');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

it('the first sheet of a workbook is read as text, each row under its number, and its numbers are known (PLN-046)', async () => {
  const sheet = await parseSheet(
    'costs.xlsx',
    workbook([
      ['Date', 'Amount', 'Description'],
      [number(46_349, 'dd/mm/yyyy'), number(1_250.5, '"£"#,##0.00'), ' Caf\u00e9 & <b> '],
      [null, null, null],
      ['01/02/2026', 7, true],
      [{ t: 'n', v: 3, f: '1+2' }, { t: 'e', v: 0x2a, w: '#N/A' }, '=1+2'],
    ]),
  );
  expect(sheet).toEqual({
    headings: ['', 'Date', 'Amount', 'Description'],
    rows: [
      { line: 3, cells: ['', '2026-11-23', '1250.5', 'Café & <b>'], numbers: new Set([2]) },
      { line: 5, cells: ['', '01/02/2026', '7', 'true'], numbers: new Set([2]) },
      { line: 6, cells: ['', '3', '#N/A', '=1+2'], numbers: new Set([1]) },
    ],
  });
});

it('a workbook of another kind, or none, is refused with a sentence (PLN-046)', async () => {
  const csv = Buffer.from('Date,Amount\n1,2\n');
  await expect(parseSheet('costs.xlsx', csv)).rejects.toThrow('costs.xlsx cannot be read as a spreadsheet.');
  const far = Buffer.from(
    write(
      { SheetNames: ['A'], Sheets: { A: { '!ref': 'A1:A60000', A60000: { t: 'n', v: 1 } } } },
      { type: 'buffer', bookType: 'xlsx' },
    ) as Buffer,
  );
  await expect(parseSheet('far.xlsx', far)).rejects.toThrow(/can have at most 50,000 rows and 500 columns/);
});

it('a broken line of a CSV file is told by its number (PLN-046)', async () => {
  await expect(parseSheet('costs.csv', Buffer.from('Date,Amount\n1,"2\n3,4\n'))).rejects.toThrow(
    /^costs\.csv cannot be read at line \d: /,
  );
});

it('a line break of Windows within a cell is read as any other (PLN-046)', async () => {
  const { rows } = await parseSheet('costs.csv', Buffer.from('Date,Description\r\n1,"Two\r\nlines"\r\n'));
  expect(rows.map(({ cells }) => cells)).toEqual([['1', 'Two\nlines']]);
});
