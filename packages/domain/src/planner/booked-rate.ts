import { shiftCost, toPence, toPounds } from '../money.ts';
import type { Shift } from './documents.ts';

/**
 * Day rate of a shift, in pounds. For shifts stored before `rate` existed: the billing's rate (`dayRate`) where it agrees
 * with the cost or the cost was set by hand, otherwise the cost divided by the days.
 */
export function bookedRate(
  shift: Pick<Shift, 'rate' | 'days' | 'cost' | 'manualCost'>,
  dayRate: number | undefined,
): number | undefined {
  if (shift.rate !== undefined) return shift.rate;
  if (shift.manualCost || shift.cost === undefined || shiftCost(shift, dayRate) === shift.cost) return dayRate;
  return toPounds(Math.round(toPence(shift.cost) / shift.days));
}

/** Cost of work that `lacksRate`, on screen. */
export const noRate = 'No rate';

/** Whether invoiceable work has no price: no rate, and no cost set by hand. A cost of £0.00 would say that it is free. */
export const lacksRate = (work: Pick<Shift, 'invoiceable' | 'manualCost' | 'rate' | 'cost'>): boolean =>
  work.invoiceable && !work.manualCost && work.rate === undefined && !work.cost;

/** Whether a billing, active or not, is one of the resource's. */
export const hasBilling = (resource: { availableBillings: readonly string[] }, billing: string): boolean =>
  resource.availableBillings.includes(billing);

/** Message when a booking moves to a resource that does not have its billing. */
export const lacksBilling = (resource: string, billing: string): string =>
  `${resource} cannot be booked at “${billing}”.`;
