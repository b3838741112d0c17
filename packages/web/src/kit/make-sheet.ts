import type { ExportCell } from '@pavilion/domain';
import { saveFile } from './save-file.ts';

export interface Sheet {
  /** Includes the extension, which sets the format: xlsx, xls or csv. */
  fileName: string;
  name: string;
  columns: readonly string[];
  rows: readonly (readonly ExportCell[])[];
}

const kinds = { xlsx: 'xlsx', xls: 'biff8', csv: 'csv' } as const;

/**
 * A spreadsheet without formulas, so that no text from users is executed. Text is written as text. CSV has no types:
 * text that looks like a formula gets a leading apostrophe.
 */
export async function makeSheet({ fileName, name, columns, rows }: Sheet): Promise<Uint8Array> {
  const { utils, write } = await import('@e965/xlsx');
  const kind = fileName.endsWith('.csv') ? 'csv' : fileName.endsWith('.xls') ? 'xls' : 'xlsx';
  const written = kind === 'csv' ? asText : asCell;
  const sheet = utils.aoa_to_sheet([[...columns], ...rows.map((row) => row.map(written))]);
  sheet['!cols'] = columns.map((column, at) => ({
    wch: Math.min(60, Math.max(column.length, ...rows.slice(0, 500).map((row) => widthOf(row[at] ?? ''))) + 2),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: 'array', bookType: kinds[kind] }) as ArrayBuffer);
}

const asCell = (cell: ExportCell) => (typeof cell === 'object' ? { t: 'n', v: cell.value, z: cell.format } : cell);

function asText(cell: ExportCell): string | number {
  if (typeof cell === 'number') return cell;
  return harmless(typeof cell === 'object' ? cell.text : cell);
}

const widthOf = (cell: ExportCell) => (typeof cell === 'object' ? cell.text : String(cell)).length;

const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Builds the spreadsheet and downloads it. */
export async function saveSheet(sheet: Sheet): Promise<void> {
  const bytes = await makeSheet(sheet);
  saveFile(sheet.fileName, new Blob([bytes.slice().buffer], { type: 'application/octet-stream' }));
}
