import { isCalendarDate } from '../fields.ts';
import type { shiftTypes } from './documents.ts';

/** What is still missing before a session is added, in words; empty when it can be (PLN-015, PLN-016). */
export function missingForShift(form: {
  resourceId?: string | null | undefined;
  type: (typeof shiftTypes)[number];
  productionId?: string | null | undefined;
  date?: string | null | undefined;
  days: number;
}): string[] {
  return [
    ...(form.resourceId ? [] : ['a resource']),
    ...(form.type === 'production' && !form.productionId ? ['a brief'] : []),
    ...(form.date && isCalendarDate(form.date) ? [] : ['a date']),
    ...(form.days >= 0.25 ? [] : ['how long']),
  ];
}

/** What is still missing before a shoot is added, in words: Add Shoot is there only when nothing is (PLN-025). */
export function missingForShoot(form: {
  productionId?: string | null | undefined;
  date?: string | null | undefined;
}): string[] {
  return [...(form.productionId ? [] : ['a brief']), ...(form.date && isCalendarDate(form.date) ? [] : ['a date'])];
}
