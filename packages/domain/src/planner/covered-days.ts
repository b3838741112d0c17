import { addDays, dayOf, daysBetween } from '../dates.ts';
import { toQuarters } from '../effort.ts';

/** What lies on a calendar: a first day, and how many days from it, the last of them perhaps only in part. */
export interface Booked {
  date: string;
  days: number;
}

/** How many calendar days a booking touches. */
export const dayCount = ({ days }: Pick<Booked, 'days'>): number => Math.max(1, Math.ceil(toQuarters(days) / 4));

/** The last calendar day that a booking touches. */
export const lastDay = (booking: Booked): string => addDays(dayOf(booking.date), dayCount(booking) - 1);

/** The quarters of a day (0 to 4) that a booking takes of it. */
export function quartersOn(booking: Booked, day: string): number {
  const after = daysBetween(booking.date, day);
  return after < 0 ? 0 : Math.min(4, Math.max(0, toQuarters(booking.days) - after * 4));
}
