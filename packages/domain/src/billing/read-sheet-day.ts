import { addDays } from '../dates.ts';
import { isCalendarDate } from '../fields.ts';

/** Day 0 of the serial numbers in which spreadsheets keep dates, as it counts after their leap day of 1900 that never was. */
const serialZero = '1899-12-30';
/** 1930 to 2119: smaller and larger numbers are no dates that anybody means. */
const serials = { from: 10_959, to: 80_353 };

/**
 * A day as a spreadsheet writes it, as YYYY-MM-DD: `04/07/2026` (day first, always), `2026-07-04`, or a serial number.
 * Undefined where it is none.
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
