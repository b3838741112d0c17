import {
  dayLabel as dayWords,
  formatDay,
  formatSecond,
  formatTime,
  instantOfDate,
  londonDay,
  londonTime,
  weekdayName,
} from '@pavilion/domain';

/** Day and time of an instant in London, where all days of the product are (decision 058). */
const dayIn = (date: Date) => londonDay(date.toISOString());
const timeIn = (date: Date) => londonTime(date.toISOString());

/**
 * Parses a stored date. A calendar date (`2026-07-04`, with or without a time) is a day in London; an instant has its `Z`.
 */
export function readDate(value: string): Date | null {
  const isCalendar = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/.test(value);
  if (Number.isNaN(Date.parse(value))) return null;
  return new Date(isCalendar ? instantOfDate(value) : value);
}

/** The day in words, relative to today in London (PLT-091, OPN-035). */
export const dayLabel = (date: Date, now: Date): string => dayWords(dayIn(date), dayIn(now));

/** A 12-hour clock time, `2:05 pm` (PLT-092). */
export const timeLabel = (date: Date): string => formatTime(timeIn(date));

/** A clock time to the second, for logs: `2:05:09 pm`. */
export const secondLabel = (date: Date): string => formatSecond(date.toISOString());

/** Weekday, day and time in full, for the tooltip. */
export const exactMoment = (date: Date) => `${weekdayName(dayIn(date))} ${formatDay(dayIn(date))}, ${timeLabel(date)}`;

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
