import { formatDay } from '../dates.ts';
import { formatDays, toDays, toQuarters } from '../effort.ts';
import { type Booked, lastDay } from './covered-days.ts';

interface Limited {
  label: string;
  start?: string | undefined;
  end?: string | undefined;
  quota?: number | undefined;
  /** Days of all its sessions, this one included if it is stored with this billing. */
  totalDays: number;
}

/**
 * What a session goes beyond in its billing, as sentences: its period, or the days that were bought. `counted` are the days of the
 * session that the total already has.
 */
export function beyondBilling(billing: Limited, session: Booked, counted: number): string[] {
  const { label, start, end, quota, totalDays } = billing;
  const sentences: string[] = [];
  if (start && session.date.slice(0, 10) < start.slice(0, 10)) {
    sentences.push(`“${label}” begins on ${formatDay(start)}.`);
  }
  if (end && lastDay(session) > end.slice(0, 10)) sentences.push(`“${label}” ends on ${formatDay(end)}.`);
  const quarters = toQuarters(totalDays) - toQuarters(counted) + toQuarters(session.days);
  if (quota && quarters > toQuarters(quota)) {
    sentences.push(`This makes it ${formatDays(toDays(quarters))} of the ${formatDays(quota)} of “${label}”.`);
  }
  return sentences;
}
