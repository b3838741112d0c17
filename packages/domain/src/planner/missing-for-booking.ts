import { isCalendarDate } from '../fields.ts';
import type { shiftTypes } from './documents.ts';

/** Fields that a session still needs, in words; empty when it can be saved (PLN-015, PLN-016). */
export function missingForShift(form: {
  resourceId?: string | null | undefined;
  type: (typeof shiftTypes)[number];
  productionId?: string | null | undefined;
  date?: string | null | undefined;
  /** Null while the text is not a number. */
  days: number | null;
  manualCost?: boolean;
  /** Pounds; null while the text is not an amount. */
  cost?: number | null;
  /** False until the billings have loaded, of which a new session takes the default. */
  billingsLoaded?: boolean;
}): string[] {
  return [
    ...(form.resourceId ? [] : ['a resource']),
    ...(form.type === 'production' && !form.productionId ? ['a brief'] : []),
    ...(form.date && isCalendarDate(form.date) ? [] : ['a date']),
    ...(form.days !== null && form.days >= 0.25 ? [] : ['the number of days']),
    ...(form.type === 'production' && form.manualCost && form.cost === null ? ['the cost'] : []),
    ...(form.type === 'production' && form.billingsLoaded === false ? ['the billings, which are not loaded yet'] : []),
  ];
}

/** Fields that a shoot still needs, in words. Add Shoot appears only when there are none (PLN-025). */
export function missingForShoot(form: {
  productionId?: string | null | undefined;
  date?: string | null | undefined;
  /** Null while the text is not a number. */
  days?: number | null;
}): string[] {
  return [
    ...(form.productionId ? [] : ['a brief']),
    ...(form.date && isCalendarDate(form.date) ? [] : ['a date']),
    ...(form.days === null ? ['the number of days'] : []),
  ];
}
