import { addDays, dayOf, daysBetween, startOfWeek } from '../dates.ts';
import { toQuarters } from '../effort.ts';

/** What lies on a calendar: a first day, and how many days from it, the last of them perhaps only in part. */
export interface Booked {
  date: string;
  days: number;
  /** After its first day it passes by Saturdays and Sundays. */
  workingDays?: boolean;
}

/** How many calendar days a booking takes. */
export const dayCount = ({ days }: Pick<Booked, 'days'>): number => Math.max(1, Math.ceil(toQuarters(days) / 4));

/** The calendar days that a booking takes, in order. */
export function coveredDays(booking: Booked): string[] {
  return Array.from({ length: dayCount(booking) }, (_, at) => nthDay(booking, at));
}

/** The last calendar day that a booking takes. */
export const lastDay = (booking: Booked): string => nthDay(booking, dayCount(booking) - 1);

/** Which day a booking takes as its `n`th, counted from 0. */
function nthDay({ date, workingDays = false }: Booked, n: number): string {
  if (!workingDays || n === 0) return addDays(dayOf(date), n);
  const working = workingBefore(weekdayOf(date) + 1) + n - 1;
  return addDays(startOfWeek(date), Math.floor(working / 5) * 7 + (working % 5));
}

/** The quarters of a day (0 to 4) that a booking takes of it. */
export function quartersOn(booking: Booked, day: string): number {
  return quartersAfter(booking, daysBetween(booking.date, day), () => weekdayOf(booking.date));
}

/** The quarters that a booking takes of the day so many days `after` its first, which falls on a weekday from 0 for Monday. */
export function quartersAfter(
  booking: Pick<Booked, 'days' | 'workingDays'>,
  after: number,
  weekday: () => number,
): number {
  const place = booking.workingDays && after > 0 ? placeAmongWorking(weekday(), after) : after;
  return place < 0 ? 0 : Math.min(4, Math.max(0, toQuarters(booking.days) - place * 4));
}

/** The place of a day among those that a booking by working days takes; -1 for a day that it passes by. */
function placeAmongWorking(weekday: number, after: number): number {
  const day = weekday + after;
  return day % 7 > 4 ? -1 : 1 + workingBefore(day) - workingBefore(weekday + 1);
}

/** How many working days lie before a day that is counted from a Monday. */
const workingBefore = (day: number): number => Math.floor(day / 7) * 5 + Math.min(day % 7, 5);

const weekdayOf = (date: string): number => daysBetween(startOfWeek(date), date);
