import type { Design } from './design.ts';
import type { FieldRow, FieldValue } from './fields.ts';

/** A value of each row of a list field: its key, and the words above it. */
export interface RowColumn {
  key: string;
  heading: string;
}

/**
 * The values that a design shows of the rows of a list field: columns of its tables, and placeholders in its repeated groups
 * (`{row_name}`). Keys that only stored rows have come last.
 */
export function rowColumns(design: Pick<Design, 'slots'>, field: string, value?: FieldValue): RowColumn[] {
  const columns = new Map<string, string>();
  const add = (key: string, heading = '') => columns.set(key, columns.get(key) || heading || wordsOf(key));
  for (const slot of design.slots) {
    if (slot.table?.field === field) for (const { key, heading } of slot.table.columns) add(key, heading);
    if (slot.repeat?.field === field) for (const key of placeholdersIn(design, slot.id)) add(key);
  }
  const rows: FieldRow[] = Array.isArray(value) ? value : [];
  for (const key of rows.flatMap((row) => Object.keys(row))) if (!columns.has(key)) add(key);
  return [...columns].map(([key, heading]) => ({ key, heading }));
}

/** Keys of `{row_KEY}` in the texts of a group, in the order of its layers. */
function placeholdersIn({ slots }: Pick<Design, 'slots'>, group: string): string[] {
  return slots
    .filter(({ parent }) => parent === group)
    .flatMap(({ id, runs }) => [
      ...runs.flatMap(({ text }) => [...text.matchAll(/\{row_([a-z0-9_]+)\}/g)].map(([, key = '']) => key)),
      ...placeholdersIn({ slots }, id),
    ]);
}

/** "strike_rate" as "Strike rate" */
const wordsOf = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('_', ' ')}`;
