import { addDays, formatDays, once, weekdayName } from '@pavilion/domain';

/** Each formatter is made once: a week of hundreds of rows formats thousands of days. */
function formatter(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = once(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }));
  return (day) => format().format(new Date(`${day}T12:00:00Z`));
}

const monthYear = formatter({ month: 'long', year: 'numeric' });
const dayMonthYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const dayMonth = formatter({ day: 'numeric', month: 'long' });
const weekdayDayMonth = formatter({ weekday: 'long', day: 'numeric', month: 'long' });

/** `July 2026` */
export const monthWords = (month: string): string => monthYear(`${month}-15`);

/** `20 – 26 July 2026`, `27 July – 2 August 2026`; the year is repeated only when it changes. */
export function weekWords(monday: string): string {
  const sunday = addDays(monday, 6);
  const last = dayMonthYear(sunday);
  if (monday.slice(0, 4) !== sunday.slice(0, 4)) return `${dayMonthYear(monday)} – ${last}`;
  return `${monday.slice(0, 7) === sunday.slice(0, 7) ? Number(monday.slice(8)) : dayMonth(monday)} – ${last}`;
}

/** `Mon 20` */
export const dayWords = (day: string): string => `${weekdayName(day).slice(0, 3)} ${Number(day.slice(8))}`;

/** `Monday 20 July`, for screen readers and sentences. */
export const longDayWords = (day: string): string => weekdayDayMonth(day);

/** Whether a day of a week from Monday is shaded: a Saturday, a Sunday, or a day on which the office is closed. */
export const isOff = (closed: readonly boolean[], at: number): boolean => at > 4 || closed[at] === true;

/** Name of a cell for screen readers: `Edit 1, Monday 20 July`, `Edit 1, Monday 20 July, office closed`. */
export const cellWords = (row: string, day: string, closed: boolean | undefined): string =>
  [row, longDayWords(day), ...(closed ? ['office closed'] : [])].join(', ');

/** `2.5 days free`, `none free` */
export const freeWords = (days: number): string => (days === 0 ? 'none free' : `${formatDays(days)} free`);

/** `1 more day` */
export const moreDays = (count: number): string => `${count} more ${count === 1 ? 'day' : 'days'}`;

/** `Tuesday 24 November and 1 more day` */
export function daysWords([first = '', ...more]: readonly string[]): string {
  return `${longDayWords(first)}${more.length > 0 ? ` and ${moreDays(more.length)}` : ''}`;
}
