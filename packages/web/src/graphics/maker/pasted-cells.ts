interface Column {
  key: string;
  heading: string;
}

interface PastedCells {
  cells: readonly (readonly string[])[];
  /** The column of each pasted one; null for one that has none here. */
  into: readonly (string | null)[];
}

/**
 * Where pasted cells go: below a row of headings into the columns of these names, otherwise from a column on to the right. A row is one
 * of headings if more than half of its cells name columns.
 */
export function pastedCells(
  read: readonly (readonly string[])[],
  columns: readonly Column[],
  from: string,
): PastedCells {
  const named = new Map(columns.map(({ key, heading }) => [heading.toLowerCase(), key]));
  const [head = [], ...below] = read;
  const places = head.map((text) => named.get(text.trim().toLowerCase()) ?? null);
  if (below.length > 0 && places.filter((place) => place !== null).length * 2 > head.length)
    return { cells: below, into: places };
  const wide = Math.max(0, ...read.map((row) => row.length));
  const first = columns.findIndex(({ key }) => key === from);
  return { cells: read, into: Array.from({ length: wide }, (_, at) => columns[first + at]?.key ?? null) };
}
