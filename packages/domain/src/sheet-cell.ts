import { daysBetween, formatDay, formatInstant, londonDay, londonTime } from './dates.ts';

/** A number that a spreadsheet sorts and calculates with, in its own format; a plain text file contains `text`. */
export interface FormattedCell {
  value: number;
  /** A spreadsheet format: `dd/mm/yyyy`. */
  format: string;
  text: string;
}
export type ExportCell = string | number | FormattedCell;

/** Day 0 of spreadsheets. */
const dayZero = '1899-12-30';

/** A calendar day, `YYYY-MM-DD`, as a date. */
export const dayCell = (day: string): FormattedCell => ({
  value: daysBetween(dayZero, day),
  format: 'dd/mm/yyyy',
  text: formatDay(day),
});

/** An instant as date and time in London, to the minute. */
export function instantCell(instant: string): FormattedCell {
  const [hours = 0, minutes = 0] = londonTime(instant).split(':').map(Number);
  return {
    value: daysBetween(dayZero, londonDay(instant)) + (hours * 60 + minutes) / 1_440,
    format: 'dd/mm/yyyy hh:mm',
    text: formatInstant(instant),
  };
}

/** Bytes as megabytes with one decimal, for a column whose heading names the unit. */
export function sizeCell(bytes: number): FormattedCell {
  const value = Math.round((bytes / 1_048_576) * 10) / 10;
  return { value, format: '#,##0.0', text: value.toFixed(1) };
}
