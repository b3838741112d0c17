import { readFile } from 'node:fs/promises';
import papaparse from 'papaparse';
import { readSheet as readWorkbook } from 'read-excel-file/node';

/** One filled line of a spreadsheet. `line` counts as the spreadsheet does, from 1 for its headings. */
export interface SheetRow {
  line: number;
  cells: string[];
}
export interface Sheet {
  headings: string[];
  rows: SheetRow[];
}

/** Reads a CSV file or the first sheet of an XLSX file. Every cell is text as it stands: nothing is calculated. */
export async function readSheet(path: string): Promise<Sheet> {
  const lines = /\.xlsx$/i.test(path) ? await readXlsx(path) : /\.csv$/i.test(path) ? await readCsv(path) : null;
  if (!lines) throw new Error('Only .csv and .xlsx files can be imported.');
  const trimmed = lines.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }));
  const filled = trimmed.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head) throw new Error(`${path} is empty.`);
  return { headings: head.cells, rows };
}

async function readCsv(path: string): Promise<string[][]> {
  const bytes = await readFile(path).catch(absent(path));
  const { data, errors } = papaparse.parse(decode(bytes), { skipEmptyLines: false });
  const broken = errors.find(({ code }) => code !== 'UndetectableDelimiter');
  if (broken) throw new Error(`${path} cannot be read at line ${(broken.row ?? 0) + 1}: ${broken.message}.`);
  return data;
}

/** Spreadsheet programs write UTF-8 with or without a mark, or the code page of Windows. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readXlsx(path: string): Promise<string[][]> {
  const bytes = await readFile(path).catch(absent(path));
  const rows = await readWorkbook(bytes).catch(() => {
    throw new Error(`${path} cannot be read as a spreadsheet.`);
  });
  return rows.map((row) => row.map(asText));
}

function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

function absent(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw error.code === 'ENOENT' ? new Error(`There is no file ${path}.`) : error;
  };
}
