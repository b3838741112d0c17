import { addDays, daysBetween, weekdayName, weekdays } from './dates.ts';
import { isCalendarDate } from './fields.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const relative: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/** ISO, perhaps with a time; `24/11/2026`, `24.11.26`, `24 11`; `24112026`; `Tue 24th Nov 2026`. Always day before month. */
const machine = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ].*)?$/;
const figures = /^(\d{1,2})[/.\s-]+(\d{1,2})(?:[/.\s-]+(\d{4}|\d{2}))?$/;
const unbroken = /^(\d{2})(\d{2})(\d{4})$/;
const named =
  /^(?:(?<weekday>[a-z]{3,9})[.,]*\s+)?(\d{1,2})(?:st|nd|rd|th)?[/.\s-]*(?<month>[a-z]{3,9})[.,]*(?:[/.\s-]*(\d{4}|\d{2}))?$/;

interface Parts {
  day: string;
  month: string;
  /** Two or four digits; undefined if it was not typed. */
  year: string | undefined;
  weekday?: string | undefined;
}

/** Reads a day with its year as YYYY-MM-DD: `1/6/26`, `01.06.2026`, `1 June 2026`, `01062026` or `2026-06-01`. Null if invalid. */
export function readWholeDay(typed: string): string | null {
  const parts = partsOf(plain(typed));
  return parts?.year === undefined ? null : dateOf(parts, parts.year);
}

/**
 * Reads a day as a person types it, as YYYY-MM-DD: whole, or without the year (`24/11`, `24 nov`), which is then the one nearest
 * `today`; `today`, `tomorrow`, `yesterday`; a weekday, which is the next of its name after `today`. Null if invalid.
 */
export function readTypedDay(typed: string, today: string): string | null {
  const text = plain(typed);
  const away = relative[text];
  if (away !== undefined) return addDays(today, away);
  const weekday = startingWith(weekdays, text);
  if (weekday >= 0) return nextDays(today).find((day) => weekdayName(day) === weekdays[weekday]) ?? null;
  const parts = partsOf(text);
  if (!parts) return null;
  if (parts.year !== undefined) return dateOf(parts, parts.year);
  const distance = (day: string) => Math.abs(daysBetween(today, day));
  return nearYears(today)
    .flatMap((year) => dateOf(parts, year) ?? [])
    .reduce<string | null>((best, day) => (best === null || distance(day) < distance(best) ? day : best), null);
}

/** Sentence for a day that is written as one and that the calendar does not have: 31/02/2026. */
export function noSuchDay(typed: string): string | undefined {
  const parts = partsOf(plain(typed));
  if (!parts || parts.weekday !== undefined || Number(parts.day) === 0) return undefined;
  // Without a year, a leap year has the most days.
  return dateOf(parts, parts.year ?? '2028') === null ? `There is no ${typed.trim()} in the calendar.` : undefined;
}

const plain = (typed: string): string => typed.trim().toLowerCase();

function partsOf(text: string): Parts | undefined {
  const iso = machine.exec(text);
  if (iso) return { year: iso[1], month: iso[2] ?? '', day: iso[3] ?? '' };
  const british = figures.exec(text) ?? unbroken.exec(text);
  if (british) return { day: british[1] ?? '', month: british[2] ?? '', year: british[3] };
  const words = named.exec(text);
  const month = startingWith(months, words?.groups?.month ?? '');
  if (!words || month < 0) return undefined;
  return { day: words[2] ?? '', month: String(month + 1), year: words[4], weekday: words.groups?.weekday };
}

/** Null for a day that the calendar does not have, or that is not on its weekday. */
function dateOf({ day, month, weekday }: Parts, year: string): string | null {
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDate(date)) return null;
  return weekday === undefined || weekdayName(date) === weekdays[startingWith(weekdays, weekday)] ? date : null;
}

/** Number of the month that a word names, whole or by its first letters; null for any other word. */
export function monthNumber(word: string): number | null {
  const at = startingWith(months, word.toLowerCase());
  return at < 0 ? null : at + 1;
}

/** Index of the name that begins with a text of at least three letters, -1 if none does. */
const startingWith = (names: readonly string[], text: string): number =>
  text.length < 3 ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(text));

const nextDays = (today: string): string[] => Array.from({ length: 7 }, (_, at) => addDays(today, at + 1));

/** Years around today, later ones first; a leap day may be four years away. */
const nearYears = (today: string): string[] =>
  Array.from({ length: 9 }, (_, at) => String(Number(today.slice(0, 4)) + 4 - at));
