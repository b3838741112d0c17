/** Cells in the clipboard format of spreadsheets: tabs between columns, line breaks between rows, quotes around cells with either. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const clean = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  for (let at = 0; at < clean.length; at++) {
    const sign = clean[at];
    if (quoted) {
      if (sign === '"' && clean[at + 1] === '"') {
        cell += '"';
        at++;
      } else if (sign === '"') quoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}

export const writeCells = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((row) => row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
