import { read, utils } from '@e965/xlsx';
import { dayCell } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import { makeSheet } from './make-sheet.ts';

const rows = [
  ['=HYPERLINK("http://evil.example")', 3],
  ['+44 20', 0],
  ['-1', -1],
  ['@Surrey', 2],
  ['Surrey, "Oval"', 5],
] as const;
const sheetOf = (fileName: string) => makeSheet({ fileName, name: 'Matches', columns: ['Name', 'Count'], rows });

describe('a spreadsheet', () => {
  it.each(['a.xlsx', 'a.xls'])(
    '%s has a sheet of that name, with text as text and numbers as numbers (ARC-017 ARC-020)',
    async (fileName) => {
      const book = read(await sheetOf(fileName), { type: 'array' });
      expect(book.SheetNames).toEqual(['Matches']);
      const sheet = book.Sheets.Matches!;
      expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([['Name', 'Count'], ...rows]);
      for (const cell of ['A2', 'A3', 'A4', 'A5', 'A6']) {
        expect(sheet[cell]).toMatchObject({ t: 's' });
        expect(sheet[cell]).not.toHaveProperty('f');
      }
      expect(sheet.B2).toMatchObject({ t: 'n', v: 3 });
    },
  );

  it('in CSV puts an apostrophe before text that looks like a formula, and not before numbers (ARC-017)', async () => {
    const text = new TextDecoder().decode(await sheetOf('a.csv'));
    expect(text.trimEnd().split('\n')).toEqual([
      'Name,Count',
      `"'=HYPERLINK(""http://evil.example"")",3`,
      `'+44 20,0`,
      `'-1,-1`,
      `'@Surrey,2`,
      '"Surrey, ""Oval""",5',
    ]);
  });

  const dated = (fileName: string) =>
    makeSheet({
      fileName,
      name: 'Matches',
      columns: ['Date'],
      rows: [[dayCell('2024-05-31')], [dayCell('2023-12-01')]],
    });

  it.each(['a.xlsx', 'a.xls'])('%s stores days as dates, which sort and display as days', async (fileName) => {
    const sheet = read(await dated(fileName), { type: 'array', cellNF: true }).Sheets.Matches!;
    expect(sheet.A2).toMatchObject({ t: 'n', v: 45_443, w: '31/05/2024' });
    expect(sheet.A3).toMatchObject({ t: 'n', v: 45_261, w: '01/12/2023' });
  });

  it('in CSV writes days as DD/MM/YYYY', async () => {
    expect(
      new TextDecoder()
        .decode(await dated('a.csv'))
        .trimEnd()
        .split('\n'),
    ).toEqual(['Date', '31/05/2024', '01/12/2023']);
  });
});
