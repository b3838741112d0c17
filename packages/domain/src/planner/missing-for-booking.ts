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

/** PLN-025: Add Shoot is there only when brief and date are set. */
export function canAddShoot(form: {
  productionId?: string | null | undefined;
  date?: string | null | undefined;
}): boolean {
  return Boolean(form.productionId && form.date && isCalendarDate(form.date));
}
