// Reads one spreadsheet in a separate process, which may be killed at any time: a thousand bytes can contain a table of
// millions of cells. The task is the first argument; the answer is one line of JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Measures the contents of a sheet, piece by piece, before parsing. */
async function measure(bytes, most) {
  const { default: yauzl } = await import('yauzl');
  const zip = await promisify(yauzl.fromBuffer)(bytes, { lazyEntries: true });
  const open = promisify(zip.openReadStream.bind(zip));
  let unpacked = 0;
  const next = () =>
    new Promise((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(null))
        .once('error', reject);
      zip.readEntry();
    });
  for (let entry = await next(); entry; entry = await next()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > most.bytes) return 'large';
    if (/^\/?xl\/worksheets\/[^/]+\.xml$/i.test(entry.fileName) && !(await fits(await open(entry), most)))
      return 'cells';
  }
  return null;
}

/** Whether all cells of this sheet are within the limits, and not too many. */
async function fits(stream, most) {
  let rest = '';
  let cells = 0;
  for await (const piece of stream.setEncoding('utf8')) {
    const text = rest + piece;
    const end = text.lastIndexOf('<');
    for (const [, column, row] of text.slice(0, end).matchAll(/<(?:\w+:)?c\b[^>]*?\sr\s*=\s*["']([A-Z]+)(\d+)/g)) {
      cells += 1;
      if (cells > most.cells || Number(row) > most.rows || columnOf(column) > most.columns) return false;
    }
    rest = text.slice(end);
    if (rest.length > most.bytes) return false;
  }
  return true;
}

function columnOf(letters) {
  let column = 0;
  for (const letter of letters.slice(0, 8)) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

async function readWorkbook(bytes, most) {
  const problem = await measure(bytes, most);
  if (problem) return { problem };
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(bytes);
  return { rows: rows.map((row) => row.map(asText)) };
}

function asText(cell) {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
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
