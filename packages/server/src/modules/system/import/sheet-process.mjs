// Reads one spreadsheet in a separate process, which may be killed at any time: a thousand bytes can contain a table of
// millions of cells. The task is the first argument; the answer is one line of JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Whether the contents of a workbook unpack to more than is read. */
async function isLarge(bytes, most) {
  const { default: yauzl } = await import('yauzl');
  const zip = await promisify(yauzl.fromBuffer)(bytes, { lazyEntries: true });
  let unpacked = 0;
  return new Promise((resolve, reject) => {
    zip.on('end', () => resolve(false)).on('error', reject);
    zip.on('entry', ({ uncompressedSize }) => {
      unpacked += uncompressedSize;
      if (unpacked > most.bytes) resolve(true);
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

async function readWorkbook(bytes, most) {
  if (await isLarge(bytes, most)) return { problem: 'large' };
  const { read } = await import('@e965/xlsx');
  const book = read(bytes, { sheets: 0, dense: true, cellDates: true, UTC: true, cellFormula: false, cellHTML: false });
  // Rows and cells that are absent are holes, which take no memory until here.
  const { '!data': rows = [] } = book.Sheets[book.SheetNames[0]];
  let cells = 0;
  for (const row of Object.values(rows)) {
    cells += row.length;
    if (rows.length > most.rows || row.length > most.columns || cells > most.cells) return { problem: 'cells' };
  }
  return { rows: Array.from(rows, (row) => Array.from(row ?? [], contentOf)) };
}

/** A number, or the text of a cell: days as YYYY-MM-DD, errors as they are shown. */
function contentOf(cell) {
  if (cell?.t === 'e') return cell.w ?? '#ERROR!';
  if (cell?.v === null || cell?.v === undefined) return '';
  if (Number.isFinite(cell.v)) return cell.v;
  return cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : String(cell.v);
}

async function readCsv(bytes, most) {
  const { default: papaparse } = await import('papaparse');
  const rows = [];
  let cells = 0;
  let problem = null;
  papaparse.parse(decode(bytes), {
    skipEmptyLines: false,
    step({ data, errors }, parser) {
      cells += data.length;
      const broken = errors.find(({ code }) => code !== 'UndetectableDelimiter');
      if (broken) problem = { problem: 'line', line: (broken.row ?? rows.length) + 1, message: broken.message };
      else if (rows.length >= most.rows || data.length > most.columns || cells > most.cells)
        problem = { problem: 'cells' };
      if (problem) parser.abort();
      else rows.push(data);
    },
  });
  return problem ?? { rows };
}

/** Spreadsheet programs write UTF-8 with or without a byte order mark, or the Windows code page. */
function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const { path, kind, most } = JSON.parse(process.argv[2]);
const bytes = readFileSync(path);
const answer =
  kind === 'csv' ? await readCsv(bytes, most) : await readWorkbook(bytes, most).catch(() => ({ problem: 'broken' }));
writeFileSync(1, JSON.stringify(answer));
process.exit(0);
