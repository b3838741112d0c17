import { addDays } from '../dates.ts';
import { isCalendarDate } from '../fields.ts';

/** Day 0 of spreadsheet serial dates, one day early because spreadsheets count a 29 February 1900 that never existed. */
const serialZero = '1899-12-30';
/** Serial numbers for 1930 to 2119. Other numbers are not meant as dates. */
const serials = { from: 10_959, to: 80_353 };

/**
 * Reads a day from a spreadsheet cell as YYYY-MM-DD: `04/07/2026` (always day first), `2026-07-04`, or a serial number.
 * Undefined if the text is not a day.
 */
export function readSheetDay(text: string): string | undefined {
  const plain = text.trim();
  const machine = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(plain);
  if (machine) return calendarDay(machine[1]!, machine[2]!, machine[3]!);
  const british = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(plain);
  if (british) return calendarDay(british[3]!.padStart(4, '20'), british[2]!, british[1]!);
  const serial = /^\d{5}(\.\d+)?$/.test(plain) ? Math.floor(Number(plain)) : 0;
  return serial >= serials.from && serial <= serials.to ? addDays(serialZero, serial) : undefined;
}

function calendarDay(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}
