import { type Billing, formatDay, formatDays, formatPounds, type Shift, shiftTypeWords } from '@pavilion/domain';
import { type SessionValues, startingValues } from './session-values.ts';

/** The stored value of a field of the session form, in words. */
export function storedWords(shift: Shift, name: keyof SessionValues, rates: readonly Billing[]): string {
  const stored = startingValues(shift, {});
  switch (name) {
    case 'resourceId':
      return shift.resourceName ?? '';
    case 'type':
      return shiftTypeWords[stored.type];
    case 'productionId':
      return stored.productionId && shift.title;
    case 'date':
      return formatDay(stored.date);
    case 'days':
      return formatDays(shift.days);
    case 'billing':
      return rates.find(({ id }) => id === stored.billing)?.label ?? '';
    case 'cost':
      return formatPounds(stored.cost ?? 0);
    case 'title':
      return stored.title;
    default:
      return stored[name] ? 'on' : 'off';
  }
}
