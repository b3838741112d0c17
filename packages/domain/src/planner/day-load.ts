import { addDays } from '../dates.ts';
import { type Booked, quartersOn } from './covered-days.ts';

/** A whole day, in quarters. */
export const wholeDay = 4;

/** Quarters booked on each of these days. More than 4 is overbooked. */
export function dayLoads(bookings: readonly Booked[], days: readonly string[]): number[] {
  return days.map((day) => bookings.reduce((total, booking) => total + quartersOn(booking, day), 0));
}

export const isOverbooked = (quarters: number): boolean => quarters > wholeDay;

/** Quarters still free from Monday to Friday, given the loads of a week. Days that are taken as a whole do not count. */
export function freeInWeek(loads: readonly number[], taken: readonly boolean[] = []): number {
  return loads.slice(0, 5).reduce((free, load, day) => free + (taken[day] ? 0 : Math.max(0, wholeDay - load)), 0);
}

/** The seven days from a Monday. */
export const daysOfWeek = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index));
