import type { Configuration } from '../accounts/configuration.ts';
import { addDays, dayOf, daysBetween } from '../dates.ts';
import { isCalendarDate } from '../fields.ts';
import { type Booked, quartersOn } from './covered-days.ts';

/** Event from the configuration that everyone sees on the calendar: a final, a tour, a holiday. */
export interface CalendarEvent extends Booked {
  id: string;
  title: string;
  colour?: string | undefined;
  /** The office is closed: these days do not count as free for any resource. */
  closed: boolean;
}

/** Longest event, in days. A later end is a typing error and is cut off here. */
const longest = 366;

/**
 * Configured events (DAT-053) that overlap a range of days (YYYY-MM-DD, inclusive), earliest first. An event without an end,
 * or with an end before its start, lasts one day. Events without a title or a valid start are left out.
 */
export function calendarEvents(
  { calendarEvents: configured }: Pick<Configuration, 'calendarEvents'>,
  from: string,
  to: string,
): CalendarEvent[] {
  return configured
    .flatMap(({ title, start, end, colour, closed = false }, at): CalendarEvent[] => {
      if (!title.trim() || !isCalendarDate(start)) return [];
      const last = end && isCalendarDate(end) ? end : start;
      const days = Math.min(longest, Math.max(1, daysBetween(start, last) + 1));
      const date = dayOf(start);
      if (date > to || addDays(date, days - 1) < from) return [];
      return [{ id: `event ${at}`, title: title.trim(), date, days, colour, closed }];
    })
    .sort((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : right.days - left.days));
}

/** For each of these days, whether the office is closed. */
export const closedDays = (events: readonly CalendarEvent[], days: readonly string[]): boolean[] =>
  days.map((day) => events.some((event) => event.closed && quartersOn(event, day) > 0));
