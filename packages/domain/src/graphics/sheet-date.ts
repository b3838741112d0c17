import { londonDay, londonTime } from '../dates.ts';
import { dayInText } from '../day-in-text.ts';
import { readWholeDay } from '../read-typed-day.ts';
import { monthNames } from './month-names.ts';

const minute = 60_000;

/**
 * A date cell of a spreadsheet as graphics write it: "20 May 2027", "20 May 2027 18:30", or "18:30" for a time alone. Spreadsheets
 * count days from the end of 1899 and keep times as fractions, which come out a little short of the minute.
 */
export function sheetDateWords(cell: Date): string {
  const date = new Date(Math.round(cell.getTime() / minute) * minute);
  const time = date.toISOString().slice(11, 16);
  if (date.getUTCFullYear() < 1900) return time;
  const day = dayWords(date.toISOString().slice(0, 10));
  return time === '00:00' ? day : `${day} ${time}`;
}

const dayWords = (date: string): string =>
  `${Number(date.slice(8))} ${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** An instant with its zone, as programs write it. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
/** A day, and perhaps a time after it. */
const dayAndTime = /^(.*?\S)(?:(?:[,\s]+(?:at\s+)?|T)(\d{1,2})[:.](\d{2})(?::\d{2})?(?:\s*([ap])\.?m\.?)?)?$/i;

/**
 * A typed day of a whole date, with its time if there is one, as date cells are written: `04/07/2026 14:30` and
 * `2026-07-04T13:30Z` are `4 July 2026 14:30`. Null for any other text, and for one with a weekday: a poster shows that.
 */
export function wholeDateWords(text: string): string | null {
  const typed = text.trim();
  if (instant.test(typed) && !Number.isNaN(Date.parse(typed))) {
    return `${dayWords(londonDay(typed))} ${londonTime(typed)}`;
  }
  const [, date = '', hour, minute, half] = dayAndTime.exec(typed) ?? [];
  const day = startsWithDay.test(date) ? readWholeDay(date) : null;
  if (day === null) return null;
  if (hour === undefined || minute === undefined) return dayWords(day);
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const isTime = Number(minute) < 60 && (half ? Number(hour) > 0 && Number(hour) < 13 : hours < 24);
  return isTime ? `${dayWords(day)} ${String(hours).padStart(2, '0')}:${minute}` : null;
}

/** `4/7/2026`, `4th July 2026`, `04072026`, or `2026-07-04` without more behind it. */
const startsWithDay = /^\d{1,2}(?!\d)|^\d{8}$|^\d{4}-\d{1,2}-\d{1,2}$/;

const clocks = /(?<![\d:])(\d{1,2}):(\d{2})(?!\d)/g;

/** A day as spreadsheets count it, 45475, where its cell has no date format. */
const countedDay = /^\d{5}(\.\d+)?$/;
/** A time as spreadsheets count it: a part of a day. */
const countedTime = /^0?\.\d+$/;

/** Sentence about a number in the place of a day or a time; null if there is none. */
function refuseNumber(text: string): string | null {
  const words = text.trim().split(/\s+/);
  const day = words.find((word) => countedDay.test(word) || (words.length === 1 && /^\d+$/.test(word)));
  if (day) return `${day} is a number, not a day. Write one such as 20 May 2027.`;
  const time = words.find((word) => countedTime.test(word));
  return time ? `${time} is a number, not a time. Write one such as 18:30.` : null;
}

/** Why a text that is about a day or a time names none, or one that does not exist, as a sentence; null if it does. */
export function refuseWhen(text: string): string | null {
  const number = refuseNumber(text);
  if (number) return number;
  const iso = /^\d{4}-\d{1,2}-\d{1,2}/.exec(text)?.[0];
  const day = dayInText(text) ?? (iso && readWholeDay(iso) === null ? iso : null);
  if (day) return `There is no ${day} in the calendar.`;
  const [time] = [...text.matchAll(clocks)].find(([, hour, minute]) => Number(hour) > 23 || Number(minute) > 59) ?? [];
  return time ? `There is no ${time} on the clock.` : null;
}

const timeAlone = /^\d{1,2}([:.]\d{2}){0,2}\s*([ap]\.?m\.?)?$/i;

/** Texts of the columns that fill one field, as one text: the day before the time. */
export function joinedCells(texts: readonly string[]): string {
  const filled = texts.filter((text) => text !== '');
  const isTime = (text: string) => timeAlone.test(text);
  return [...filled.filter((text) => !isTime(text)), ...filled.filter(isTime)].join(' ');
}
