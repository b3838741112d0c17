import { once } from './once.ts';

const londonParts = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

function partsInLondon(instant: string): { year: string; month: string; day: string; hour: string; minute: string } {
  const found = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const part of londonParts().formatToParts(new Date(instant))) {
    if (part.type in found) found[part.type as keyof typeof found] = part.value;
  }
  return found;
}

/** Calendar day in London of an instant (ISO 8601): `YYYY-MM-DD`. */
export function londonDay(instant: string): string {
  const { year, month, day } = partsInLondon(instant);
  return `${year}-${month}-${day}`;
}

/** Time of day in London of an instant: `HH:MM`. */
export function londonTime(instant: string): string {
  const { hour, minute } = partsInLondon(instant);
  return `${hour}:${minute}`;
}

/** The day of a calendar date, which may include a time. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** The calendar day `days` later, or earlier if negative. Counts days, so clock changes have no effect. */
export function addDays(day: string, days: number): string {
  return new Date(dayNumber(day) * 86_400_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** Number of days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The same day of the month `months` later, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = dayOf(day).split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** Monday of the week of this day (PLT-094). */
export function startOfWeek(day: string): string {
  return addDays(day, -((weekdayNumber(day) + 6) % 7));
}

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** English weekday of a calendar day. */
export function weekdayName(day: string): (typeof weekdays)[number] {
  return weekdays[weekdayNumber(day)]!;
}

/** A calendar date as shown: `DD/MM/YYYY` (PLT-091). */
export function formatDay(day: string): string {
  const [year, month, date] = dayOf(day).split('-');
  return `${date}/${month}/${year}`;
}

/** A calendar day in words, relative to `today` (PLT-091, OPN-035). */
export function dayLabel(day: string, today: string): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return 'Today';
  if (ahead === 1) return 'Tomorrow';
  if (ahead === -1) return 'Yesterday';
  if (ahead >= 2 && ahead <= 6) return weekdayName(day);
  if (ahead <= -2 && ahead >= -6) return `Last ${weekdayName(day)}`;
  return formatDay(day);
}

/** A time of day `HH:MM` on a 12-hour clock (PLT-092): `6:05 pm`. */
export function formatTime(time: string): string {
  const [hour, minute] = time.split(':');
  const number = Number(hour);
  return `${number % 12 === 0 ? 12 : number % 12}:${minute} ${number < 12 ? 'am' : 'pm'}`;
}

/** An instant as shown, in London: `04/07/2026, 6:05 pm`. */
export function formatInstant(instant: string): string {
  return `${formatDay(londonDay(instant))}, ${formatTime(londonTime(instant))}`;
}

/** Time of day in London to the second, for logs that are compared with others: `6:05:09 pm`. */
export function formatSecond(instant: string): string {
  // Seconds are the same in all zones.
  const seconds = new Date(instant).toISOString().slice(17, 19);
  return formatTime(londonTime(instant)).replace(' ', `:${seconds} `);
}

/** First instant of a day in London. */
export function startOfLondonDay(day: string): string {
  // London is at UTC or an hour ahead, so its midnight is one of two instants.
  const midnight = dayNumber(day) * 86_400_000;
  const early = new Date(midnight - 3_600_000).toISOString();
  return londonDay(early) === dayOf(day) ? early : new Date(midnight).toISOString();
}

/** Instant of a calendar date, with its time of day in London if it includes one. */
export function instantOfDate(date: string): string {
  const time = date.slice(11, 16);
  const asUtc = Date.parse(`${dayOf(date)}T${time || '00:00'}:00.000Z`);
  const early = new Date(asUtc - 3_600_000).toISOString();
  const meant = `${dayOf(date)} ${time || '00:00'}`;
  return `${londonDay(early)} ${londonTime(early)}` === meant ? early : new Date(asUtc).toISOString();
}

const dayNumber = (day: string) => Math.round(Date.parse(`${dayOf(day)}T00:00:00.000Z`) / 86_400_000);
const weekdayNumber = (day: string) => new Date(`${dayOf(day)}T00:00:00.000Z`).getUTCDay();
