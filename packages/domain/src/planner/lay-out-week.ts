import { addDays, daysBetween } from '../dates.ts';
import { type Booked, coveredDays, lastDay, quartersAfter } from './covered-days.ts';
import { wholeDay } from './day-load.ts';

/** Position of a booking in a week: its lane, and its quarters counted from the start of Monday (`to` is exclusive). */
export interface WeekBar<T> {
  booking: T;
  lane: number;
  from: number;
  to: number;
  /** Whether the booking starts before this week, or continues after it. */
  before: boolean;
  after: boolean;
  /** Number of its days before this week. */
  daysBefore: number;
}

const quartersInWeek = 7 * wholeDay;
const daysInWeek = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Lays out a row's bookings in a week. Effort has no time of day, so part days stand side by side from the start of the day
 * and the gap after them is free time. A row that is not overbooked in this week needs one lane. A booking's quarters within
 * a week are contiguous, even when it skips weekends.
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
    // Only a booking that takes less than a day of this week can move within its day: a quarter can go after a half.
    const room = after ? 0 : Math.max(0, wholeDay - length);
    const { lane, from } = findPlace(taken, first, length, room);
    taken[lane]!.fill(true, from, from + length);
    const before = offset < 0;
    const daysBefore = before ? coveredDays(booking).filter((day) => day < monday).length : 0;
    bars.push({ booking, lane, from, to: from + length, before, after, daysBefore });
  }
  return { lanes: Math.max(1, taken.length), bars };
}

/** First free place on the day, in the first lane that has one. Adds a lane when none does. */
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

/** By day, then longest first, so that part days fill the gaps. */
function inOrder(left: Booked & { id: string }, right: Booked & { id: string }): number {
  if (left.date.slice(0, 10) !== right.date.slice(0, 10)) return left.date < right.date ? -1 : 1;
  return right.days - left.days || (left.id < right.id ? -1 : 1);
}
