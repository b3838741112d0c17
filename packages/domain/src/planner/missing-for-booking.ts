import { isCalendarDate } from '../fields.ts';
import type { shiftTypes } from './documents.ts';

/** What is still missing before a session is added, in words; empty when it can be (PLN-015, PLN-016). */
export function missingForShift(form: {
  resourceId?: string | null | undefined;
  type: (typeof shiftTypes)[number];
  productionId?: string | null | undefined;
  date?: string | null | undefined;
  /** Null while no clear number is typed. */
  days: number | null;
  manualCost?: boolean;
  /** Pounds; null while no clear amount is typed. */
  cost?: number | null;
}): string[] {
  return [
    ...(form.resourceId ? [] : ['a resource']),
    ...(form.type === 'production' && !form.productionId ? ['a brief'] : []),
    ...(form.date && isCalendarDate(form.date) ? [] : ['a date']),
    ...(form.days !== null && form.days >= 0.25 ? [] : ['how long']),
    ...(form.type === 'production' && form.manualCost && form.cost === null ? ['the cost'] : []),
  ];
}

/** What is still missing before a shoot is added, in words: Add Shoot is there only when nothing is (PLN-025). */
export function missingForShoot(form: {
  productionId?: string | null | undefined;
  date?: string | null | undefined;
  /** Null while no clear number is typed. */
  days?: number | null;
}): string[] {
  return [
    ...(form.productionId ? [] : ['a brief']),
    ...(form.date && isCalendarDate(form.date) ? [] : ['a date']),
    ...(form.days === null ? ['how long'] : []),
  ];
}
