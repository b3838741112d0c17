import { readCells } from '../../kit/clipboard-cells.ts';

/** Largest spreadsheet that is read, in bytes: far more than the rows that are made at once. */
export const mostSheetBytes = 4_000_000;

/** Texts of a table: the first sheet of a workbook, or a CSV file. Days are written YYYY-MM-DD. */
export async function readSheet(file: File): Promise<string[][]> {
  const { read, utils } = await import('@e965/xlsx');
  const book = read(await file.arrayBuffer(), {
    cellDates: true,
    UTC: true,
    raw: /\.csv$/i.test(file.name),
    codepage: 65_001,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) return [];
  const cells = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: true,
    defval: '',
    blankrows: false,
    UTC: true,
  });
  return filled(cells.map((row) => row.map(textOf)));
}

/** Texts of pasted rows: cells of a spreadsheet, which are between tabs, or lines with commas. */
export async function readPasted(text: string): Promise<string[][]> {
  const [first = ''] = text.split('\n');
  if (first.includes('\t') || !first.includes(',')) return filled(readCells(text));
  return readSheet(new File([text], 'pasted.csv'));
}

const filled = (rows: readonly string[][]): string[][] => rows.filter((row) => row.some((cell) => cell.trim() !== ''));

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}
