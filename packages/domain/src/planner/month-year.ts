import { addDays, dayOf } from '../dates.ts';

/** Months of a shoot, as MM-YYYY → true (PLN-029). */
export function monthYear(shoot: { date: string; days: number }): Record<string, boolean> {
  const months: Record<string, boolean> = {};
  for (let day = 0; day < Math.max(1, shoot.days); day += 1) {
    const [year, month] = addDays(dayOf(shoot.date), day).split('-');
    months[`${month}-${year}`] = true;
  }
  return months;
}
