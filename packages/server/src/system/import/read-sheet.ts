import { readFile } from 'node:fs/promises';
import { Refusal } from '../../store/refusal.ts';

/** One filled line of a spreadsheet. `line` counts as the spreadsheet does, from 1 for its headings. */
export interface SheetRow {
  line: number;
  cells: string[];
}
export interface Sheet {
  headings: string[];
  rows: SheetRow[];
}

/** What is wrong with a file as a whole, in a sentence for whoever gave it. */
const unreadable = (sentence: string) => new Refusal('UNREADABLE', sentence);

/** Reads a CSV file or the first sheet of an XLSX file. Every cell is text as it stands: nothing is calculated. */
export async function readSheet(path: string): Promise<Sheet> {
  checkKind(path);
  return parseSheet(path, await readFile(path).catch(absent(path)));
}

/** The same of a file that has come over the network. */
export async function parseSheet(name: string, bytes: Buffer): Promise<Sheet> {
  const lines = checkKind(name) === 'xlsx' ? await readXlsx(name, bytes) : await readCsv(name, bytes);
  const trimmed = lines.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }));
  const filled = trimmed.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head) throw unreadable(`${name} is empty.`);
  return { headings: head.cells, rows };
}

function checkKind(name: string): 'csv' | 'xlsx' {
  const kind = /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase();
  if (kind !== 'csv' && kind !== 'xlsx') throw unreadable('Only .csv and .xlsx files can be imported.');
  return kind;
}

async function readCsv(name: string, bytes: Buffer): Promise<string[][]> {
  const { default: papaparse } = await import('papaparse');
  const { data, errors } = papaparse.parse(decode(bytes), { skipEmptyLines: false });
  const broken = errors.find(({ code }) => code !== 'UndetectableDelimiter');
  if (broken) throw unreadable(`${name} cannot be read at line ${(broken.row ?? 0) + 1}: ${broken.message}.`);
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

/** So much may come out of a workbook, in bytes. */
const mostUnpacked = 100 * 1024 * 1024;

async function readXlsx(name: string, bytes: Buffer): Promise<string[][]> {
  const broken = () => {
    throw unreadable(`${name} cannot be read as a spreadsheet.`);
  };
  const { unpackedSize } = await import('./unpacked-size.ts');
  if ((await unpackedSize(bytes).catch(broken)) > mostUnpacked) throw unreadable(`${name} holds too much to be read.`);
  const { readSheet: readWorkbook } = await import('read-excel-file/node');
  const rows = await readWorkbook(bytes).catch(broken);
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
