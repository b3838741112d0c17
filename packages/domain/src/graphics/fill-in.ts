import type { Kit, TeamLook } from './brand-kit.ts';
import type { DesignField } from './design.ts';
import { sampleOf } from './facts/fact-samples.data.ts';
import { type FieldRow, type FieldValue, type FieldValues, isExample } from './fields.ts';
import { monthNames } from './month-names.ts';
import type { SlotRule } from './slot-parts.ts';
import { lookOfTeam } from './team-looks.data.ts';

/** What placeholders and colours stand for: fields by key, their values, and the kit. */
export interface Filling {
  fields: ReadonlyMap<string, DesignField>;
  values: FieldValues;
  kit: Kit | undefined;
  /** The row that a repeated group is drawn for. */
  row?: FieldRow | undefined;
  /** Whether empty fields show their labels, as in the editor. */
  placeholders: boolean | 'words';
  /** Whether defaults that are only examples are shown, as in a picture of the template itself. */
  examples: boolean;
  /** Whether fields without a default show what such a field usually says, as in the editor and in lists of templates. */
  samples: boolean;
}

/** The value of a field: as set, otherwise its default. Examples count only where a template itself is shown. */
export function fieldValueOf({ fields, values, examples, samples }: Filling, key: string): FieldValue | undefined {
  const field = fields.get(key);
  const initial = field && (examples || !isExample(field)) ? field.initial : undefined;
  return values[key] ?? initial ?? (field && samples ? sampleOf(field) : undefined);
}

/** Rows of a list field. */
export function rowsOf(filling: Filling, key: string): readonly FieldRow[] {
  const value = fieldValueOf(filling, key);
  return Array.isArray(value) ? value : [];
}

/** Look of the team in a field. The kit's own comes first. */
export function teamOf(filling: Filling, key: string): (TeamLook & { name: string; short: string }) | undefined {
  const value = fieldValueOf(filling, key);
  if (typeof value !== 'string' || value === '') return undefined;
  const known = lookOfTeam(value);
  return { name: value, short: known.short, ...(filling.kit?.teams[value] ?? known) };
}

const placeholder = /\{([a-z][a-z0-9_]*)(?:\.(short|code))?\}/g;

/** Text with each `{key}` replaced by its value (see `valueWords`). `{row_KEY}` is a value of the repeated row. */
export function filledIn(text: string, filling: Filling): string {
  return text.replace(placeholder, (whole, key: string, part: 'short' | 'code' | undefined) => {
    if (filling.row && key.startsWith('row_')) return String(filling.row[key.slice(4)] ?? '');
    const field = filling.fields.get(key);
    // A key that no field has stays as it is typed: publishing refuses it.
    if (!field) return whole;
    const words = valueWords(filling, field, part);
    return words === '' && filling.placeholders ? field.label : words;
  });
}

/** Keys of the placeholders in a text, those of rows left out. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1]!).filter((key) => !key.startsWith('row_'));
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "Sat 4 July". By tables: engines format dates differently, and a picture must be the same everywhere. */
function dayWords(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${monthNames[day.getUTCMonth()]}`;
}

function valueWords(filling: Filling, field: DesignField, part: 'short' | 'code' | undefined): string {
  const value = fieldValueOf(filling, field.key);
  if (value === undefined || typeof value === 'boolean' || Array.isArray(value)) return '';
  if (field.type === 'team') {
    const team = teamOf(filling, field.key);
    return team ? (part ? team[part] : team.name) : '';
  }
  if (field.type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(value))) return dayWords(String(value));
  return String(value);
}

/** Whether a slot with this rule shows (GFX-014). */
export function ruleHolds(rule: SlotRule | undefined, filling: Filling): boolean {
  if (!rule) return true;
  const value = fieldValueOf(filling, rule.field);
  const empty = value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
  switch (rule.is) {
    case 'set':
      return !empty;
    case 'not set':
      return empty;
    case 'equal':
      return isOneOf(rule, value);
    case 'not equal':
      return !isOneOf(rule, value);
    case 'above':
      return firstNumber(value) > Number(rule.value);
    case 'below':
      return firstNumber(value) < Number(rule.value);
  }
}

const isOneOf = ({ value: first, or = [] }: SlotRule, value: FieldValue | undefined): boolean =>
  [first, ...or].includes(String(value ?? ''));

/** The number that a value begins with: 103 of "103*". NaN if there is none, and comparisons with it do not hold. */
function firstNumber(value: FieldValue | undefined): number {
  return typeof value === 'number' ? value : Number.parseFloat(String(value ?? ''));
}
