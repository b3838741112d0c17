import { monthNames } from './month-names.ts';

const minute = 60_000;

/**
 * A date cell of a spreadsheet as graphics write it: "20 May 2027", "20 May 2027 18:30", or "18:30" for a time alone. Spreadsheets
 * count days from the end of 1899 and keep times as fractions, which come out a little short of the minute.
 */
export function sheetDateWords(cell: Date): string {
  const date = new Date(Math.round(cell.getTime() / minute) * minute);
  const time = date.toISOString().slice(11, 16);
  if (date.getUTCFullYear() < 1900) return time;
  const day = `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return time === '00:00' ? day : `${day} ${time}`;
}

const timeAlone = /^\d{1,2}([:.]\d{2}){0,2}\s*([ap]\.?m\.?)?$/i;

/** Texts of the columns that fill one field, as one text: the day before the time. */
export function joinedCells(texts: readonly string[]): string {
  const filled = texts.filter((text) => text !== '');
  const isTime = (text: string) => timeAlone.test(text);
  return [...filled.filter((text) => !isTime(text)), ...filled.filter(isTime)].join(' ');
}
