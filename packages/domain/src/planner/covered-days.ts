import { addDays, dayOf, daysBetween, startOfWeek } from '../dates.ts';
import { toDays, toQuarters } from '../effort.ts';

/** Entry on a calendar: a first day and a length in days. The last day may be taken only in part. */
export interface Booked {
  date: string;
  days: number;
  /** Skips Saturdays and Sundays after the first day. */
  workingDays?: boolean;
}

/** Number of days on which a booking falls; a part of a day counts as one. */
export const dayCount = ({ days }: Pick<Booked, 'days'>): number => Math.max(1, Math.ceil(toQuarters(days) / 4));

/** Days on which a booking falls, in order. */
export function coveredDays(booking: Booked): string[] {
  return Array.from({ length: dayCount(booking) }, (_, at) => nthDay(booking, at));
}

/** Last day on which a booking falls. */
export const lastDay = (booking: Booked): string => nthDay(booking, dayCount(booking) - 1);

/** The `n`th day on which a booking falls, counted from 0. */
function nthDay({ date, workingDays = false }: Booked, n: number): string {
  if (!workingDays || n === 0) return addDays(dayOf(date), n);
  const working = workingBefore(weekdayOf(date) + 1) + n - 1;
  return addDays(startOfWeek(date), Math.floor(working / 5) * 7 + (working % 5));
}

/** Quarters (0 to 4) of a day that a booking takes. */
export function quartersOn(booking: Booked, day: string): number {
  return quartersAfter(booking, daysBetween(booking.date, day), () => weekdayOf(booking.date));
}

/** Quarters that a booking takes of the day `after` days from its first. `weekday` is that of the first day, 0 for Monday. */
export function quartersAfter(
  booking: Pick<Booked, 'days' | 'workingDays'>,
  after: number,
  weekday: () => number,
): number {
  const place = booking.workingDays && after > 0 ? placeAmongWorking(weekday(), after) : after;
  return place < 0 ? 0 : Math.min(4, Math.max(0, toQuarters(booking.days) - place * 4));
}

/** Index of a day among the days of a booking that skips weekends; -1 for a skipped day. */
function placeAmongWorking(weekday: number, after: number): number {
  const day = weekday + after;
  return day % 7 > 4 ? -1 : 1 + workingBefore(day) - workingBefore(weekday + 1);
}

/**
 * Days by which the date of a booking moves when one of its days is moved, as the part of a bar that lies in a week. `before`
 * counts its days before that one. One that skips weekends keeps that many working days before it, and lands on no weekend.
 */
export function movedBy(booking: Booked, before: number, by: number): number {
  if (!booking.workingDays || before === 0) return by;
  const isOff = (day: string) => weekdayOf(day) > 4;
  let day = addDays(nthDay(booking, before), by);
  while (isOff(day)) day = addDays(day, by > 0 ? 1 : -1);
  for (let left = before; left > 0; ) {
    day = addDays(day, -1);
    if (!isOff(day)) left -= 1;
  }
  return daysBetween(booking.date, day);
}

/** Days by which a booking moves to its next or previous day. One that skips weekends passes over them. */
export function dayStep({ date, workingDays = false }: Pick<Booked, 'date' | 'workingDays'>, by: 1 | -1): number {
  if (!workingDays) return by;
  const day = weekdayOf(date) + by;
  // From Friday or a day of the weekend to Monday; back from Monday or a day of the weekend to Friday.
  if (by > 0) return day > 4 ? 7 - weekdayOf(date) : by;
  return day < 0 ? -3 : day > 4 ? 4 - weekdayOf(date) : by;
}

/**
 * Length of a booking whose end is moved by some quarters of a day. An end drawn onto a Saturday or Sunday books the weekend:
 * otherwise a bar drawn from Friday to Sunday would take Monday and Tuesday of a week that is not on screen. A booking that has
 * skipped a weekend before goes on skipping: it must not book, and charge for, the earlier one.
 */
export function resized(booking: Booked, quarters: number, drawn: boolean): Pick<Booked, 'days' | 'workingDays'> {
  const length = Math.max(1, toQuarters(booking.days) + quarters);
  if (!booking.workingDays || !drawn) return { days: toDays(length) };
  const last = lastDay(booking);
  const onCalendar = daysBetween(dayOf(booking.date), last) * 4 + quartersOn(booking, last) + quarters;
  const end = weekdayOf(booking.date) + Math.ceil(onCalendar / 4) - 1;
  const skipped = onCalendar !== length;
  return quarters > 0 && end % 7 > 4 && !skipped
    ? { days: toDays(onCalendar), workingDays: false }
    : { days: toDays(length) };
}

/** Number of working days before a day that is counted from a Monday. */
const workingBefore = (day: number): number => Math.floor(day / 7) * 5 + Math.min(day % 7, 5);

const weekdayOf = (date: string): number => daysBetween(startOfWeek(date), date);
