import { shiftCost, toPence, toPounds } from '../money.ts';
import type { Shift } from './documents.ts';

/**
 * The day rate at which a shift is booked, in pounds. It is kept with the shift; of one from before it was kept, the rate is
 * that of its billing (`dayRate`) where its cost agrees with it, else the one that its cost was worked out from.
 */
export function bookedRate(
  shift: Pick<Shift, 'rate' | 'days' | 'cost' | 'manualCost'>,
  dayRate: number | undefined,
): number | undefined {
  if (shift.rate !== undefined) return shift.rate;
  if (shift.manualCost || shift.cost === undefined || shiftCost(shift, dayRate) === shift.cost) return dayRate;
  return toPounds(Math.round(toPence(shift.cost) / shift.days));
}

/** Whether a resource can be booked at a billing: at its own, whether or not they are still offered. */
export const hasBilling = (resource: { availableBillings: readonly string[] }, billing: string): boolean =>
  resource.availableBillings.includes(billing);

/** Why a booking cannot go to a resource at this billing. */
export const lacksBilling = (resource: string, billing: string): string => `${resource} is not booked at “${billing}”.`;
