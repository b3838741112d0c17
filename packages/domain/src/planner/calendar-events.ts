import type { Configuration } from '../accounts/configuration.ts';
import { addDays, dayOf, daysBetween } from '../dates.ts';
import { isCalendarDate } from '../fields.ts';
import { type Booked, quartersOn } from './covered-days.ts';

/** What the configuration says lies on the calendar for everybody: a final, a tour, a holiday. */
export interface CalendarEvent extends Booked {
  id: string;
  title: string;
  colour?: string | undefined;
  /** The office is closed: its days are nobody's free days. */
  closed: boolean;
}

/** No event of a calendar lasts longer; a date far off is a slip of the pen. In days. */
const longest = 366;

/**
 * The configured events (DAT-053) that touch these days (YYYY-MM-DD, both included), the earliest first. Without an end they
 * last a day, and so does what ends before it starts; without a title or a day of the calendar there is nothing to show.
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

/** On which of these days the office is closed. */
export const closedDays = (events: readonly CalendarEvent[], days: readonly string[]): boolean[] =>
  days.map((day) => events.some((event) => event.closed && quartersOn(event, day) > 0));
