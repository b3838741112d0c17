import type { WorkSheet } from '@e965/xlsx';
import { sheetDateWords } from '@pavilion/domain';
import { readCells } from '../../kit/clipboard-cells.ts';

/** Largest spreadsheet that is read, in bytes: far more than the rows that are made at once. */
export const mostSheetBytes = 4_000_000;

/** A row of a table that is not empty. `line` is its number in the spreadsheet, from 1. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** Texts of a table: the first sheet of a workbook, or a CSV file. Throws if the file is neither. */
export async function readSheet(file: File): Promise<SheetRow[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isSheet(file.name, bytes)) throw new Error(`${file.name} is no spreadsheet.`);
  const { read, utils } = await import('@e965/xlsx');
  const book = /\.csv$/i.test(file.name)
    ? read(decode(bytes), { type: 'string', cellDates: true, UTC: true, raw: true })
    : read(bytes, { cellDates: true, UTC: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error(`${file.name} has no sheet.`);
  if (!sheet['!ref']) return [];
  keepErrors(sheet);
  const cells = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: true,
    defval: '',
    blankrows: true,
    UTC: true,
  });
  return filled(
    cells.map((row) => row.map(textOf)),
    utils.decode_range(sheet['!ref']).s.r + 1,
  );
}

/** Spreadsheet programs write UTF-8 with or without a byte order mark, or the Windows code page. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Cells that the sheet could not work out, as their words (`#REF!`): the reader leaves them out. */
function keepErrors(sheet: WorkSheet): void {
  for (const [place, cell] of Object.entries(sheet)) {
    if (!place.startsWith('!') && cell.t === 'e') Object.assign(cell, { t: 's', v: cell.w ?? '#N/A' });
  }
}

/** Texts of pasted rows: cells of a spreadsheet, which are between tabs, or lines with commas. */
export async function readPasted(text: string): Promise<SheetRow[]> {
  const [first = ''] = text.split('\n');
  if (first.includes('\t') || !first.includes(',')) return filled(readCells(text), 1);
  return readSheet(new File([text], 'pasted.csv'));
}

const filled = (rows: readonly string[][], first: number): SheetRow[] =>
  rows
    .map((cells, at) => ({ line: first + at, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

/** The reader takes any bytes for a table of one column: a workbook is a zip file, or an older container, and a CSV file is text. */
function isSheet(name: string, bytes: Uint8Array): boolean {
  const startsWith = (...signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);
  const kind = /\.(csv|xlsx|xlsm|xls)$/i.exec(name)?.[1]?.toLowerCase();
  if (kind === undefined) return false;
  return kind === 'csv' ? !bytes.includes(0) : startsWith(0x50, 0x4b, 3, 4) || startsWith(0xd0, 0xcf, 0x11, 0xe0);
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return sheetDateWords(cell);
  // Our own CSV files keep a text from being a formula by an apostrophe.
  return cell === null || cell === undefined ? '' : String(cell).replace(/^'(?=[=+\-@\t\r])/, '');
}
