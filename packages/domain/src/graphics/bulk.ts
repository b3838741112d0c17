import { readWholeDay } from '../read-typed-day.ts';
import { type ColumnMeaning, holds, meaningOf } from './column-names.ts';
import type { Design, DesignField } from './design.ts';
import type { FieldType, FieldValue, FieldValues } from './fields.ts';
import { isFilled, refuseShort, refuseValue } from './refuse-value.ts';
import { joinedCells, refuseWhen, wholeDateWords } from './sheet-date.ts';
import { teamLooks } from './team-looks.data.ts';

/** Most graphics that are made at once (GFX-025). */
export const mostInBulk = 200;

/** Most names of players that are looked up at once: two in each row. */
export const mostBulkNames = 2 * mostInBulk;

/** Most pictures of an export of graphics that were made together. */
export const mostBulkPictures = 2_000;

/** The column with the graphics' names; all other columns are named by the key of their field. */
export const nameColumn = 'graphic name';

/** Types that have no text in a spreadsheet: they are chosen in each graphic. */
const chosen: readonly FieldType[] = ['picture', 'rows', 'match'];

type Fields = readonly DesignField[];

/** Fields that a column of a spreadsheet can fill. */
export const bulkFields = (fields: Fields): DesignField[] => fields.filter(({ type }) => !chosen.includes(type));

/** A name in small letters, without signs, for comparison. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What each heading of a table fills: a field by its label or key, or by another word for it (column-names.ts); the name; or
 * nothing (null). No field is filled twice, except by a day and a time.
 */
export function columnsOf(fields: Fields, headings: readonly string[]): (string | null)[] {
  const all = headings.map(plain);
  const asked = bulkFields(fields).map(({ key, label, type, fact }) => ({
    key,
    type,
    names: [plain(key), plain(label)],
    fact: plain(fact ?? ''),
  }));
  const taken = new Map<string, ColumnMeaning | undefined>();
  const byName = all.map((heading) => {
    const field = asked.find(({ names }) => heading !== '' && names.includes(heading));
    const column = field?.key ?? (['name', nameColumn].includes(heading) ? nameColumn : null);
    if (column === null || taken.has(column)) return null;
    taken.set(column, meaningOf(heading));
    return column;
  });
  return all.map((heading, at) => {
    const named = byName[at] ?? null;
    const meaning = meaningOf(heading);
    if (named !== null || !meaning) return named;
    const field = asked.find(({ key, type, names, fact }) => {
      const isFree = !taken.has(key) || taken.get(key) === (otherHalf[meaning] ?? null);
      return isFree && holds(meaning, type, [...names, fact]);
    });
    if (!field) return null;
    taken.set(field.key, taken.has(field.key) ? undefined : meaning);
    return field.key;
  });
}

/** Names of fields about a day that are no headings of a column for one. */
const dayNames: readonly string[] = ['day', 'day and time', 'date time', 'start', 'starts'];

/** Whether a field is for a text about a day, and perhaps a time, by its names. */
export const holdsWhen = ({ type, key, label, fact = '' }: DesignField): boolean => {
  const names = [key, label, fact].map(plain);
  return holds('day', type, names) ? type !== 'date' : type === 'text' && names.some((name) => dayNames.includes(name));
};

const otherHalf: Partial<Record<ColumnMeaning, ColumnMeaning>> = { day: 'time', time: 'day' };

/** Texts of a row of a table by the field that each column fills. Days are written alike, however the table has them. */
export function cellsOf(columns: readonly (string | null)[], row: readonly string[], fields: Fields = []): BulkCells {
  const texts = new Map<string, string[]>();
  columns.forEach((column, at) => {
    if (column !== null) texts.set(column, [...(texts.get(column) ?? []), row[at]?.trim() ?? '']);
  });
  const days = new Set(fields.filter(holdsWhen).map(({ key }) => key));
  return Object.fromEntries(
    [...texts].map(([column, found]) => {
      const text = joinedCells(found);
      return [column, (days.has(column) ? wholeDateWords(text) : null) ?? text];
    }),
  );
}

/** Sentence about needed lists that a graphic made among many would lack: no column can hold one; null if none is missing. */
export function missingLists(fields: Fields, values: FieldValues): string | null {
  const missing = fields.filter(({ key, type, required }) => type === 'rows' && required && !isFilled(values[key]));
  if (missing.length === 0) return null;
  const labels = missing.map(({ label }) => label).join(' and ');
  const other = missing.every(({ fact }) => fact) ? 'add rows from matches that have it, or make' : 'make';
  return `${labels} cannot be filled in here: ${other} each graphic on its own.`;
}

/** What a spreadsheet shows in place of a value that it cannot work out. */
const sheetErrors: ReadonlySet<string> = new Set([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#SPILL!',
  '#CALC!',
]);

const refuseSheetError = (text: string): string | null =>
  sheetErrors.has(text) ? `The sheet could not work out this cell: ${text}.` : null;

/** Texts of a row, by key of their field; `nameColumn` has the name. */
export type BulkCells = Readonly<Record<string, string>>;

/** What a row stands for: values by key of the field, and sentences about cells that cannot be used. */
export interface BulkRow {
  values: Record<string, FieldValue>;
  faults: Record<string, string>;
}

/**
 * Reads the texts of a row. `known` has the values that fields have without a text: defaults, and facts of a match. A field that
 * is needed and has neither is a fault.
 */
export function readBulkRow(
  { fields, kit }: Pick<Design, 'fields' | 'kit'>,
  cells: BulkCells,
  known: FieldValues,
): BulkRow {
  const values: BulkRow['values'] = {};
  const faults: BulkRow['faults'] = {};
  for (const field of bulkFields(fields)) {
    const text = cells[field.key]?.trim() ?? '';
    const value = text === '' ? undefined : readText(field, text, kit);
    if (value !== undefined) values[field.key] = value;
    const fault =
      refuseSheetError(text) ??
      (value === undefined ? null : refuseValue(field, value, kit)) ??
      refuseShort(field, value ?? known[field.key]) ??
      (typeof value === 'string' && holdsWhen(field) ? refuseWhen(value) : null);
    if (fault) faults[field.key] = fault;
  }
  const name = cells[nameColumn] ?? '';
  const wrong = refuseSheetError(name.trim());
  if (wrong) faults[nameColumn] = wrong;
  const lists = missingLists(fields, known);
  if (lists) faults[nameColumn] = lists;
  if ([...name].length > 300) faults[nameColumn] = 'A name can have at most 300 characters.';
  return { values, faults };
}

/** A text as people write it, in the form in which the field keeps it. What cannot be understood stays a text. */
function readText(field: DesignField, text: string, kit: Design['kit']): FieldValue {
  const { type, choices } = field;
  const among = (names: readonly string[]) => names.find((name) => plain(name) === plain(text)) ?? text;
  switch (type) {
    case 'number': {
      const bare = text.replace(/^£\s*/, '');
      const number = Number(/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare);
      return bare !== '' && Number.isFinite(number) ? number : text;
    }
    case 'date':
      // A date cell of a spreadsheet may have a time, which such a field has no place for.
      return readWholeDay(text.replace(/\s\d{1,2}:\d{2}$/, '')) ?? text;
    case 'choice':
      return among(choices);
    case 'colour':
      return text.startsWith('#') ? text : colourOf(among(kit?.colours.map(({ name }) => name) ?? []), text, kit);
    case 'team':
      return teamOf(text, kit);
    case 'on or off':
      return /^(on|yes|true|x|1)$/i.test(text) || (/^(off|no|false|0)$/i.test(text) ? false : text);
    default:
      return (holdsWhen(field) ? wholeDateWords(text) : null) ?? text;
  }
}

const colourOf = (name: string, text: string, kit: Design['kit']): string =>
  kit?.colours.some((colour) => colour.name === name) ? `kit:${name}` : text;

/** The full name of a team that is written in other capitals, or for short. Any other name is a team too. */
function teamOf(text: string, kit: Design['kit']): string {
  const written = plain(text);
  const names = [...Object.keys(kit?.teams ?? {}), ...Object.keys(teamLooks)];
  const byName = names.find((name) => plain(name) === written);
  if (byName) return byName;
  const [known] = Object.entries(teamLooks).find(([, { short }]) => plain(short) === written) ?? [];
  return known ?? text;
}

/** The name of a graphic whose row has none: the player whom it is about, or else its first players, teams or texts. */
export function bulkName(template: string, fields: Fields, values: FieldValues, player?: string): string {
  const textsOf = (type: FieldType) =>
    fields.flatMap((field) => {
      const value = field.type === type ? values[field.key] : '';
      return typeof value === 'string' && value !== '' ? [value] : [];
    });
  const texts = (['player', 'team', 'text'] as const).map(textsOf).find((found) => found.length > 0) ?? [];
  const told = player ? [player] : texts.slice(0, 2);
  return [template, told.join(', ')].filter(Boolean).join(': ').slice(0, 300);
}
