import { toDays, toQuarters } from '../effort.ts';
import { shareOut } from '../money.ts';
import { type Booked, coveredDays } from './covered-days.ts';

/** Whether a booking can be split: it is longer than a day (PLN-019, PLN-020). */
export const canSplit = (booking: { days: number }): boolean => booking.days > 1;

/**
 * Splits a booking into one for each day (OPN-076, PLN-030). A last part of a day keeps its length, and the costs add up to
 * the original to the penny.
 */
export function splitIntoDays(
  booking: Booked & { cost?: number | undefined },
): { date: string; days: number; cost?: number }[] {
  const quarters = toQuarters(booking.days);
  const covered = coveredDays(booking);
  const lengths = covered.map((_, index) => toDays(Math.min(4, quarters - index * 4)));
  const costs = booking.cost === undefined ? undefined : shareOut(booking.cost, lengths);
  return lengths.map((days, index) => ({
    date: covered[index]!,
    days,
    ...(costs ? { cost: costs[index]! } : {}),
  }));
}
