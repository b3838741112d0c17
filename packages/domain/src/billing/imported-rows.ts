import type { SheetCost } from './calls.ts';

/** What to import although it looks like a mistake. */
export interface Doubtful {
  /** Costs that already exist. */
  again: boolean;
  /** Rows that repeat another row of the sheet: two taxis on one day at one price are two costs. */
  repeated: boolean;
  /** Numbers of the rows whose amount could be meant otherwise, such as `1.234,50`, and is meant as it was read. */
  unclear: readonly number[];
}

/** Rows of a sheet that are imported. */
export function importedRows(rows: readonly SheetCost[], { again, repeated, unclear }: Doubtful): SheetCost[] {
  const meant = new Set(unclear);
  return rows.filter(
    ({ line, known, repeats, question }) =>
      (again || !known) && (repeated || repeats === undefined) && (!question || meant.has(line)),
  );
}
