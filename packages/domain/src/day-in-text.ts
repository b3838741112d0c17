import { isCalendarDate } from './fields.ts';
import { monthNumber } from './read-typed-day.ts';

const named = /\b(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+(\p{L}{3,9})\b/giu;
const figures = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g;
/** Without a year, 29 February is a day. */
const leapYear = '2024';

/** The first day in a text that no calendar has, as it is written: "45th of July" of "Sat 45th of July"; null if there is none. */
export function dayInText(text: string): string | null {
  const days = [
    ...[...text.matchAll(named)].map(([words, day, month]) => ({
      words,
      day,
      month: monthNumber(month!),
      year: leapYear,
    })),
    ...[...text.matchAll(figures)].map(([words, day, month, year]) => ({ words, day, month: Number(month), year })),
  ];
  const wrong = days.find(
    ({ day, month, year }) =>
      month !== null && !isCalendarDate(`${year}-${String(month).padStart(2, '0')}-${day!.padStart(2, '0')}`),
  );
  return wrong?.words ?? null;
}
