import { formatCount } from '../count-words.ts';
import { isCalendarDate } from '../fields.ts';
import { kitColour } from './brand-kit.ts';
import type { Design } from './design.ts';
import { type FieldRow, type FieldType, type FieldValue, type GraphicField, mostInCell, mostRows } from './fields.ts';

type Asked = Pick<GraphicField, 'label' | 'type' | 'most' | 'choices'>;

/** Longest value of a field without a limit of its own, in characters; 10,000 for longer texts. */
const longest: Partial<Record<FieldType, number>> = { 'longer text': 10_000 };
const longestOther = 500;

/** Whether a value fills its field. An empty text, an empty list and an absent value do not. */
export function isFilled(value: FieldValue | undefined): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** Why a value cannot be stored in a field, as a sentence; null if it can. An empty text clears a field of any type. */
export function refuseValue(field: Asked, value: FieldValue, kit?: Design['kit']): string | null {
  if (value === '') return null;
  const { label, most } = field;
  switch (field.type) {
    case 'number':
      if (typeof value !== 'number') return `${label} has to be a number.`;
      return most !== undefined && value > most ? `${label} can be at most ${formatCount(most)}.` : null;
    case 'on or off':
      return typeof value === 'boolean' ? null : `${label} has to be on or off.`;
    case 'rows':
      if (!Array.isArray(value)) return `${label} has to be a list.`;
      return refuseRows(label, most ?? mostRows, value);
  }
  // A number is a text too: "143", as a fact of a match gives it.
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return `${label} has to be a text.`;
  switch (field.type) {
    case 'choice':
      return field.choices.includes(text) ? null : `${text} is not one of the choices of ${label}.`;
    case 'date':
      return isCalendarDate(text) ? null : `${label} has to be a day of the calendar.`;
    case 'colour':
      return isOfKit(text, kit) ? null : `${label} has to be a colour of the brand kit.`;
    default: {
      const limit = Math.min(most ?? Infinity, longest[field.type] ?? longestOther);
      return [...text].length > limit ? `${label} can have at most ${formatCount(limit)} characters.` : null;
    }
  }
}

function refuseRows(label: string, most: number, rows: readonly FieldRow[]): string | null {
  if (rows.length > most) return `${label} can hold at most ${formatCount(most)} rows.`;
  const long = rows.findIndex((row) => Object.values(row).some((text) => String(text).length > mostInCell));
  return long < 0 ? null : `Row ${long + 1} of ${label}: a text can have at most ${mostInCell} characters.`;
}

/** Why a value is not enough to draw the graphic, as a sentence; null if it is. */
export function refuseShort(field: Pick<GraphicField, 'label' | 'type' | 'required' | 'least'>, value?: FieldValue) {
  const { label, least } = field;
  if (!isFilled(value)) return field.required ? `${label} is needed.` : null;
  if (least === undefined) return null;
  if (typeof value === 'number' && field.type === 'number') {
    return value < least ? `${label} has to be at least ${formatCount(least)}.` : null;
  }
  if (Array.isArray(value)) return value.length < least ? `${label} needs at least ${formatCount(least)} rows.` : null;
  return typeof value === 'string' && hasLength(field.type) && [...value].length < least
    ? `${label} needs at least ${formatCount(least)} characters.`
    : null;
}

const hasLength = (type: FieldType) => type === 'text' || type === 'longer text';

/** Whether a colour is one of the kit's: `kit:Navy`, or its hexadecimal form. Without a kit, any colour is. */
function isOfKit(colour: string, kit: Design['kit']): boolean {
  if (!kit || kit.colours.length === 0) return /^#[0-9a-f]{6}$/i.test(colour);
  const written = colour.toLowerCase();
  return kitColour(kit, colour) !== undefined || kit.colours.some((known) => written === known.colour.toLowerCase());
}
