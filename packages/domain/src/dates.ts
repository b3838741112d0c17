const londonParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsInLondon(instant: string): { year: string; month: string; day: string; hour: string; minute: string } {
  const found = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const part of londonParts.formatToParts(new Date(instant))) {
    if (part.type in found) found[part.type as keyof typeof found] = part.value;
  }
  return found;
}

/** The calendar day in London of an instant (ISO 8601): `YYYY-MM-DD`. */
export function londonDay(instant: string): string {
  const { year, month, day } = partsInLondon(instant);
  return `${year}-${month}-${day}`;
}

/** The time of day in London of an instant: `HH:MM`. */
export function londonTime(instant: string): string {
  const { hour, minute } = partsInLondon(instant);
  return `${hour}:${minute}`;
}

/** The day part of a calendar date, which may carry a time. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** A calendar day so many days later (or, negative, earlier). Days are counted, so clock changes do not matter. */
export function addDays(day: string, days: number): string {
  return new Date(dayNumber(day) * 86_400_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** How many days `to` lies after `from`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The same day of the month so many months later; the last day of the month where it has fewer. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = dayOf(day).split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** The Monday of the week that holds this day (PLT-094). */
export function startOfWeek(day: string): string {
  return addDays(day, -((weekdayNumber(day) + 6) % 7));
}

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The English name of the weekday of a calendar day. */
export function weekdayName(day: string): (typeof weekdays)[number] {
  return weekdays[weekdayNumber(day)]!;
}

/** A calendar date for people: `DD/MM/YYYY` (PLT-091). */
export function formatDay(day: string): string {
  const [year, month, date] = dayOf(day).split('-');
  return `${date}/${month}/${year}`;
}

/** A day as people say it, seen from `today` (PLT-091, OPN-035): both are calendar days. */
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

/** An instant for people, in London: `04/07/2026, 6:05 pm`. */
export function formatInstant(instant: string): string {
  return `${formatDay(londonDay(instant))}, ${formatTime(londonTime(instant))}`;
}

/** The instant at which a day begins in London. */
export function startOfLondonDay(day: string): string {
  // London is UTC or an hour ahead of it, so midnight there is one of two instants.
  const midnight = dayNumber(day) * 86_400_000;
  const early = new Date(midnight - 3_600_000).toISOString();
  return londonDay(early) === dayOf(day) ? early : new Date(midnight).toISOString();
}

/** The instant at which a calendar date (with a time of day in London where it carries one) comes. */
export function instantOfDate(date: string): string {
  const time = date.slice(11, 16);
  const asUtc = Date.parse(`${dayOf(date)}T${time || '00:00'}:00.000Z`);
  const early = new Date(asUtc - 3_600_000).toISOString();
  const meant = `${dayOf(date)} ${time || '00:00'}`;
  return `${londonDay(early)} ${londonTime(early)}` === meant ? early : new Date(asUtc).toISOString();
}

const dayNumber = (day: string) => Math.round(Date.parse(`${dayOf(day)}T00:00:00.000Z`) / 86_400_000);
const weekdayNumber = (day: string) => new Date(`${dayOf(day)}T00:00:00.000Z`).getUTCDay();
