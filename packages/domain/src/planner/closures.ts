import type { Configuration } from '../accounts/configuration.ts';
import { dayOf } from '../dates.ts';
import { type CalendarEvent, calendarEvents, closedDays } from './calendar-events.ts';
import { type Booked, coveredDays, lastDay } from './covered-days.ts';

/** Days of a booking on which the office is closed. A closure that is added later marks a booking, and does not move it. */
export interface Closed {
  days: string[];
  /** Number of days on which the booking falls. */
  of: number;
  /** Titles of the closures, in the order of their first days. */
  titles: string[];
}

/** Configured events that close the office, whenever they are. */
export const closures = (configuration: Pick<Configuration, 'calendarEvents'>): CalendarEvent[] =>
  calendarEvents(configuration, '0000-01-01', '9999-12-31').filter(({ closed }) => closed);

/** On which of its days a booking meets closures, and which ones; undefined if it meets none. */
export function closedOf(booking: Booked, events: readonly CalendarEvent[]): Closed | undefined {
  const last = lastDay(booking);
  const near = events.filter((event) => event.closed && event.date <= last && lastDay(event) >= dayOf(booking.date));
  // Asked for each bar of a week: the days are listed only beside a closure.
  if (near.length === 0) return undefined;
  const covered = coveredDays(booking);
  const isClosed = closedDays(near, covered);
  const days = covered.filter((_, at) => isClosed[at]);
  if (days.length === 0) return undefined;
  const met = near.filter((event) => closedDays([event], days).includes(true));
  return { days, of: covered.length, titles: [...new Set(met.map(({ title }) => title))] };
}

/** “3 of the 5 days are closed (Christmas shutdown).” `when` names the day of a booking of one day. */
export function closedSentence({ days, of, titles }: Closed, when = 'that day'): string {
  const why = titles.join(', ');
  if (of === 1) return `The office is closed ${when} (${why}).`;
  const count = days.length === of ? `All ${of} days` : `${days.length} of the ${of} days`;
  return `${count} ${days.length === 1 ? 'is' : 'are'} closed (${why}).`;
}
