import { dayLabel as dayWords } from '@pavilion/domain';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const two = (value: number) => String(value).padStart(2, '0');
const dayMilliseconds = 86_400_000;

/** Number of the local day since the epoch; unaffected by daylight saving. */
const dayNumber = (date: Date) =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMilliseconds);

/**
 * Parses a stored date. A calendar date (`2026-07-04`) is the same day in every time zone; an instant (with `Z`) is
 * converted to local time.
 */
export function readDate(value: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?)?$/.exec(value);
  if (parts) {
    const [, year, month, day, hour = '0', minute = '0'] = parts;
    return new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  }
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** DD/MM/YYYY */
export const exactDay = (date: Date) => `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;

const calendarDay = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The day in words, relative to the reader's own day (PLT-091, OPN-035). */
export const dayLabel = (date: Date, now: Date): string => dayWords(calendarDay(date), calendarDay(now));

/** A 12-hour clock time, `2:05 pm` (PLT-092). */
export function timeLabel(date: Date): string {
  const hours = date.getHours();
  return `${hours % 12 === 0 ? 12 : hours % 12}:${two(date.getMinutes())} ${hours < 12 ? 'am' : 'pm'}`;
}

/** Weekday, day and time in full, for the tooltip. */
export const exactMoment = (date: Date) => `${weekdays[date.getDay()]} ${exactDay(date)}, ${timeLabel(date)}`;

/** Whole days from now until a day; negative when past. */
export const daysUntil = (date: Date, now: Date) => dayNumber(date) - dayNumber(now);

/** How long ago, for activity lists: `Just now`, `5 min ago`, `3 h ago`, then the day label. */
export function agoLabel(date: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 12) return `${hours} h ago`;
  const day = dayLabel(date, now);
  return day === 'Today' || day === 'Yesterday' ? `${day}, ${timeLabel(date)}` : day;
}
