import {
  type BulkCells,
  type BulkRow,
  bulkName,
  bulkNames,
  type Design,
  type FieldValues,
  factValues,
  initialValues,
  nameColumn,
  readBulkRow,
} from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';

/** What a graphic of a list is about; the server fills it from the match. */
export interface BulkSubject {
  match?: string;
  player?: string;
}

/** A graphic that will be made: the texts of its row, and the values that it has without them. */
export interface BulkEntry {
  id: string;
  cells: BulkCells;
  subject: BulkSubject;
  known: FieldValues;
  /** Players of its match. */
  players: readonly string[];
  /** Its row in the spreadsheet that it came from. */
  line?: number;
}

const series = newId();
let count = 0;
/** Ids of rows are those of their graphics, and rise: lists put graphics of one moment in the order of their ids. */
const nextId = (): string => {
  count += 1;
  return `${series}-${String(count).padStart(6, '0')}`;
};

export const newEntry = (
  design: Design,
  cells: BulkCells,
  subject: BulkSubject = {},
  facts: FieldValues = {},
  players: readonly string[] = [],
): BulkEntry => ({
  id: nextId(),
  cells,
  subject,
  known: { ...initialValues(design.fields), ...factValues(design, facts) },
  players,
});

/** A row as it stands: all values of its graphic, those that were typed, its name, and what is wrong. */
export interface ReadEntry extends BulkRow {
  entry: BulkEntry;
  name: string;
  all: FieldValues;
}

/** Names that tell the rows apart, in place of those that each row would have alone. A row that keeps its name stays the same object. */
export function toldApart(template: string, { fields }: Design, rows: readonly ReadEntry[]): ReadEntry[] {
  const asked = rows.map(({ all, entry: { subject, cells } }) => {
    return { values: all, player: subject.player, given: cells[nameColumn]?.trim() };
  });
  const names = bulkNames(template, fields, asked);
  return rows.map((row, at) => (row.name === names[at] ? row : { ...row, name: names[at]! }));
}

/**
 * Numbers of the rows, as messages name them: those of the spreadsheet, so that the fault is found there; places in the list if rows
 * come from elsewhere too.
 */
export function rowNumbers(entries: readonly Pick<BulkEntry, 'line'>[]): number[] {
  const lines = entries.flatMap(({ line }) => (line === undefined ? [] : [line]));
  return new Set(lines).size === entries.length ? lines : entries.map((_, at) => at + 1);
}

export function readEntry(template: string, design: Design, entry: BulkEntry): ReadEntry {
  const { values, faults } = readBulkRow(design, entry.cells, entry.known);
  const all = { ...entry.known, ...values };
  const name = entry.cells[nameColumn]?.trim() || bulkName(template, design.fields, all, entry.subject.player);
  return { entry, values, faults, all, name };
}
