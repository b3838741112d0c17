import { addDays } from '../dates.ts';
import { readWholeDay } from '../read-typed-day.ts';

/** Day 0 of spreadsheet serial dates, one day early because spreadsheets count a 29 February 1900 that never existed. */
const serialZero = '1899-12-30';
/** Serial numbers for 1930 to 2119. Other numbers are not meant as dates. */
const serials = { from: 10_959, to: 80_353 };

/**
 * Reads a day from a spreadsheet cell as YYYY-MM-DD: `04/07/2026` (always day first), `4 July 2026`, `2026-07-04`, or a
 * serial number. Undefined if the text is not a day.
 */
export function readSheetDay(text: string): string | undefined {
  const day = readWholeDay(text);
  if (day) return day;
  const plain = text.trim();
  const serial = /^\d{5}(\.\d+)?$/.test(plain) ? Math.floor(Number(plain)) : 0;
  return serial >= serials.from && serial <= serials.to ? addDays(serialZero, serial) : undefined;
}
