import { addDays, addMonths, daysBetween, isCalendarDate, startOfWeek } from '@pavilion/domain';
import { urlText } from '../../kit/url-state.ts';

/** First and last day on paper; without them the planner shows its week. */
export const paperAddress = { from: urlText(), to: urlText() };

export interface Range {
  from: string;
  to: string;
}

/** Most weeks on paper: a quarter of a year. */
const most = 14;

/** First and last day of the month of a day. */
export function monthOf(day: string): Range {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** What is wrong with a range, as a sentence; null if it can be printed. */
export function rangeFault({ from, to }: Range): string | null {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'Choose the first and the last day.';
  if (to < from) return 'The last day is before the first.';
  return weeksOf({ from, to }).length > most ? `Choose at most ${most} weeks.` : null;
}

/** The weeks of a range from Monday to Sunday: the first and the last may begin before it and end after it. */
export function weeksOf({ from, to }: Range): string[][] {
  const monday = startOfWeek(from);
  const count = Math.floor(daysBetween(monday, to) / 7) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)),
  );
}
