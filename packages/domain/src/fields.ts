import { z } from 'zod';
import { formatCount } from './count-words.ts';
import { labelled } from './field-label.ts';
import { negativePrice } from './money.ts';

/** Text, empty by default. `label` is the label of its input. */
export const text = (label: string, max = 2_000) =>
  labelled(label, z.string().max(max, tooLong(label, max))).default('');

/** Optional text: a key, a choice, a link. No default, since where-clauses distinguish absent and empty. */
export const choice = (label: string, max = 200) =>
  labelled(label, z.string().max(max, tooLong(label, max))).optional();

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** As `choice`, for the name of an organisation, which people also type: without spaces around it, and single ones within. */
export const organisationName = (label: string, max = 200) =>
  labelled(label, z.string().max(max, tooLong(label, max)).overwrite(oneSpaced)).optional();

/** Non-empty text, trimmed. */
export const requiredText = (label: string, max = 500) =>
  labelled(
    label,
    z
      .string({ error: `${label} is needed.` })
      .trim()
      .min(1, `${label} is needed.`)
      .max(max, tooLong(label, max)),
  );

// A schema never changes, so one serves all fields of a kind: every screen builds them before it asks the server for anything.
const id = z.string().min(1).max(200);
const optionalId = id.optional();
/** Id of another document. */
export const reference = () => optionalId;
export const references = (max = 500) => z.array(id).max(max).default([]);
export const words = (label: string, max = 500) =>
  labelled(
    label,
    z
      .array(z.string().max(500, tooLong(label, 500)))
      .max(max, { error: () => `${label} can hold at most ${formatCount(max)} entries.` }),
  ).default([]);

const flags = { on: z.boolean().default(true), off: z.boolean().default(false) };
export const flag = (initial = false) => (initial ? flags.on : flags.off);
/** Map of id → true, queried as `{ 'favourites.u1': true }`. */
export const idMap = () => z.record(z.string(), z.boolean()).default({});
const wholeNumber = z.number().int().min(0).default(0);
export const count = () => wholeNumber;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/;

/** Whether this is a valid calendar date: YYYY-MM-DD, with a time unless it is midnight (PLT-093). */
export function isCalendarDate(value: string): boolean {
  const parts = datePattern.exec(value);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A calendar date in Europe/London (OPN-036): `2026-07-04`, or `2026-07-04T18:30` if the time matters. */
export const calendarDate = (label = 'This date') =>
  labelled(
    label,
    z.string().refine(isCalendarDate, `${label} has to be a day of the calendar, for example 2026-07-04.`),
  );

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const timeInUtc = z
  .string()
  .refine(
    (value) => instantPattern.test(value) && !Number.isNaN(Date.parse(value)),
    'This time is not written as an ISO 8601 UTC instant.',
  );
/** An instant: ISO 8601 UTC with milliseconds (OPN-036), so that text order is time order. */
export const instant = () => timeInUtc;

export const createdStamps = { created_at: instant().optional(), created_by: reference() };
export const updatedStamps = { updated_at: instant().optional(), updated_by: reference() };

/** A stored amount in pounds with at most two decimals. Sums are computed in pence (`money.ts`). */
export const pounds = (label: string) =>
  labelled(
    label,
    z
      .number({ error: `${label} has to be an amount in pounds.` })
      .min(-100_000_000, `${label} is too small.`)
      .max(100_000_000, `${label} is too large.`)
      .refine(
        (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
        `${label} can have at most two decimals.`,
      ),
  );

/** A stored price in pounds: an amount that is never negative. */
export const price = (label: string) => pounds(label).min(0, negativePrice);

/** Formatted only when a text is refused. */
const tooLong = (label: string, max: number) => ({
  error: () => `${label} can have at most ${formatCount(max)} characters.`,
});
