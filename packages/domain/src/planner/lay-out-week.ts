import { addDays, daysBetween } from '../dates.ts';
import { type Booked, lastDay, quartersAfter } from './covered-days.ts';
import { wholeDay } from './day-load.ts';

/** Where a booking is drawn in a week: quarters from Monday's beginning, `to` not included, and in which line of the row. */
export interface WeekBar<T> {
  booking: T;
  lane: number;
  from: number;
  to: number;
  /** It began before this week, or goes on after it. */
  before: boolean;
  after: boolean;
}

const quartersInWeek = 7 * wholeDay;
const daysInWeek = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Lays the bookings of one row out in a week. Effort has no time of day, so parts of a day are put side by side from its
 * beginning: what stays empty is free. A row that is not overbooked on any of these days needs one line. What a booking takes
 * of a week lies together, also where it passes by weekends.
 */
export function layOutWeek<T extends Booked & { id: string }>(
  bookings: readonly T[],
  monday: string,
): { lanes: number; bars: WeekBar<T>[] } {
  const taken: boolean[][] = [];
  const bars: WeekBar<T>[] = [];
  const sunday = addDays(monday, 6);
  for (const booking of [...bookings].sort(inOrder)) {
    const offset = daysBetween(monday, booking.date);
    const loads = daysInWeek.map((day) => quartersAfter(booking, day - offset, () => ((offset % 7) + 7) % 7));
    const length = loads.reduce((sum, quarters) => sum + quarters, 0);
    if (length === 0) continue;
    const first = loads.findIndex((quarters) => quarters > 0) * wholeDay;
    const after = lastDay(booking) > sunday;
    // Only what is shorter than a day has somewhere to go within it; so has the rest of what began before Monday.
    const room = after ? 0 : Math.max(0, wholeDay - length);
    const { lane, from } = findPlace(taken, first, length, room);
    taken[lane]!.fill(true, from, from + length);
    bars.push({ booking, lane, from, to: from + length, before: offset < 0, after });
  }
  return { lanes: Math.max(1, taken.length), bars };
}

/** The first line, and in it the first place of the day, where nothing is yet; a line more where there is none. */
function findPlace(taken: boolean[][], first: number, length: number, room: number): { lane: number; from: number } {
  for (const [lane, line] of taken.entries()) {
    for (let from = first; from <= first + room; from += 1) {
      if (isFree(line, from, length)) return { lane, from };
    }
  }
  taken.push(new Array<boolean>(quartersInWeek).fill(false));
  return { lane: taken.length - 1, from: first };
}

const isFree = (line: readonly boolean[], from: number, length: number): boolean =>
  !line.slice(from, from + length).includes(true);

/** Longer ones first, so that those of part of a day fill what is left. */
function inOrder(left: Booked & { id: string }, right: Booked & { id: string }): number {
  if (left.date.slice(0, 10) !== right.date.slice(0, 10)) return left.date < right.date ? -1 : 1;
  return right.days - left.days || (left.id < right.id ? -1 : 1);
}
