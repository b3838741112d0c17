import { addDays } from '@pavilion/domain';

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });

/** `July 2026` */
export const monthWords = (month: string): string => format(`${month}-15`, { month: 'long', year: 'numeric' });

/** `20 – 26 July 2026`, `27 July – 2 August 2026`; the year stands twice only where it changes. */
export function weekWords(monday: string): string {
  const sunday = addDays(monday, 6);
  const last = format(sunday, { day: 'numeric', month: 'long', year: 'numeric' });
  if (monday.slice(0, 4) !== sunday.slice(0, 4)) {
    return `${format(monday, { day: 'numeric', month: 'long', year: 'numeric' })} – ${last}`;
  }
  const month = monday.slice(0, 7) === sunday.slice(0, 7) ? {} : { month: 'long' as const };
  return `${format(monday, { day: 'numeric', ...month })} – ${last}`;
}

/** `Mon 20` */
export const dayWords = (day: string): string => `${format(day, { weekday: 'short' })} ${Number(day.slice(8))}`;

/** `Monday 20 July`, for reading aloud. */
export const longDayWords = (day: string): string => format(day, { weekday: 'long', day: 'numeric', month: 'long' });
