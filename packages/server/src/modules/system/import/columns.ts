import { Refusal } from '../../../engines/store/refusal.ts';
import type { Sheet, SheetRow } from './read-sheet.ts';

export interface Fault {
  line: number;
  column: string;
  reason: string;
}

/** A kind of column in a spreadsheet. */
export interface ColumnMeaning<T> {
  /** Accepted headings; case, spaces and punctuation are ignored. */
  names: readonly string[];
  /** Writes the cell into the draft; returns a sentence if it is invalid. `isNumber`: a number of a workbook, not its text. */
  take: (draft: T, cell: string, isNumber: boolean) => string | undefined;
}

/** A heading for comparison: `E-mail address` and `email_address` are equal. */
export const plainName = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export interface ReadColumns<T> {
  /** Unknown headings, reported so that nobody thinks they were imported. */
  unknown: string[];
  /** Parses one row. */
  read: (row: SheetRow, draft: T) => Fault[];
}

/** Finds the kind of each column by its heading. Refuses a sheet with two columns of one kind. */
export function readColumns<T>({ headings }: Sheet, meanings: readonly ColumnMeaning<T>[]): ReadColumns<T> {
  const byName = new Map(meanings.flatMap((one) => one.names.map((name) => [plainName(name), one] as const)));
  const found = headings.map((heading) => ({ heading, meaning: byName.get(plainName(heading)) }));
  const taken = new Map<ColumnMeaning<T>, string>();
  for (const { heading, meaning } of found) {
    if (!meaning) continue;
    const other = taken.get(meaning);
    if (other !== undefined) {
      throw new Refusal('UNREADABLE', `The columns ‘${other}’ and ‘${heading}’ mean the same. Keep one of them.`);
    }
    taken.set(meaning, heading);
  }
  return {
    unknown: found.flatMap(({ heading, meaning }) => (meaning || heading === '' ? [] : [heading])),
    read: ({ line, cells, numbers }, draft) =>
      found.flatMap(({ heading, meaning }, at) => {
        const cell = cells[at] ?? '';
        const reason = meaning && cell !== '' ? meaning.take(draft, cell, numbers?.has(at) ?? false) : undefined;
        return reason ? [{ line, column: heading, reason }] : [];
      }),
  };
}

/** Several values in one cell. */
export const wordsIn = (cell: string) =>
  cell
    .split(/[;,|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Yes or no in usual spellings; undefined for anything else. */
export function yesOrNo(cell: string): boolean | undefined {
  if (/^(yes|y|true|1|x|✓|active)$/i.test(cell)) return true;
  if (/^(no|n|false|0|-|inactive)$/i.test(cell)) return false;
  return undefined;
}

export const notYesOrNo = 'This has to be yes or no.';

/** The entry of a list in this cell, without regard to case. */
export function choiceOf(list: readonly string[], cell: string): string | undefined {
  const wanted = plainName(cell);
  return list.find((entry) => plainName(entry) === wanted);
}
