import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findPrlimit, run } from '../../../engines/media/index.ts';
import { Refusal } from '../../../engines/store/refusal.ts';

/** A non-empty line of a spreadsheet. `line` counts from 1, the line of the headings. */
export interface SheetRow {
  line: number;
  cells: string[];
  /** Columns whose cells are numbers of a workbook: their text has a point and no separators of thousands. */
  numbers?: ReadonlySet<number>;
}
export interface Sheet {
  headings: string[];
  rows: SheetRow[];
}

/** An error of the whole file. */
const unreadable = (sentence: string) => new Refusal('UNREADABLE', sentence);

/** Reads a CSV file or the first sheet of an XLSX file. Every cell is read as text; formulas are not evaluated. */
export async function readSheet(path: string): Promise<Sheet> {
  checkKind(path);
  await access(path).catch(absent(path));
  return readLines(path, path);
}

/** As `readSheet`, for an uploaded file. */
export async function parseSheet(name: string, bytes: Buffer): Promise<Sheet> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  try {
    const path = join(folder, 'sheet');
    await writeFile(path, bytes);
    return await readLines(name, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readLines(name: string, path: string): Promise<Sheet> {
  const lines = await ask(name, path);
  const filled = lines
    .map((values, at) => rowOf(at + 1, values))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head) throw unreadable(`${name} is empty.`);
  return { headings: head.cells, rows };
}

/** Without spaces around it, and with line breaks that every spreadsheet writes alike. */
const tidy = (text: string) => text.trim().replace(/\r\n?/g, '\n');

function rowOf(line: number, values: readonly (string | number)[]): SheetRow {
  const cells = values.map((value) => tidy(String(value)));
  const numbers = values.flatMap((value, at) => (typeof value === 'number' ? [at] : []));
  return numbers.length > 0 ? { line, cells, numbers: new Set(numbers) } : { line, cells };
}

function checkKind(name: string): 'csv' | 'xlsx' {
  const kind = /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase();
  if (kind !== 'csv' && kind !== 'xlsx') throw unreadable('Only .csv and .xlsx files can be imported.');
  return kind;
}

/** More than any list of people, briefs or costs needs. `bytes` is the unpacked size of a workbook. */
const most = { rows: 50_000, columns: 500, cells: 1_000_000, bytes: 100 * 1024 * 1024 };
const memory = { heapMegabytes: 768, bytes: 3 * 1024 ** 3 };

const answer = z.union([
  z.object({ rows: z.array(z.array(z.union([z.string(), z.number()]))) }),
  z.object({ problem: z.literal('line'), line: z.number(), message: z.string() }),
  z.object({ problem: z.enum(['large', 'cells', 'broken']) }),
]);

/** Cells of the file, read in a separate process, which has limits and does not block others. */
async function ask(name: string, path: string): Promise<(string | number)[][]> {
  const script = fileURLToPath(new URL('./sheet-process.mjs', import.meta.url));
  const task = JSON.stringify({ path, kind: checkKind(name), most });
  const result = await run(process.execPath, [`--max-old-space-size=${memory.heapMegabytes}`, script, task], {
    timeoutMs: 60_000,
    memoryBytes: memory.bytes,
    prlimit: await findPrlimit(process.env),
    background: false,
  });
  if (!result.ok) throw unreadable(`${name} holds too much to be read.`);
  const read = answer.parse(JSON.parse(result.stdout));
  if ('rows' in read) return read.rows;
  switch (read.problem) {
    case 'line':
      throw unreadable(`${name} cannot be read at line ${read.line}: ${read.message}.`);
    case 'broken':
      throw unreadable(`${name} cannot be read as a spreadsheet.`);
    case 'large':
      throw unreadable(`${name} holds too much to be read.`);
    case 'cells':
      throw unreadable(
        `${name} is too large: a spreadsheet can have at most ${most.rows.toLocaleString('en-GB')} rows and ${most.columns} columns, also empty ones.`,
      );
  }
}

function absent(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw error.code === 'ENOENT' ? new Error(`There is no file ${path}.`) : error;
  };
}
