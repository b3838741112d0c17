import { dayLabel, dayOf, formatTime, londonDay } from '../dates.ts';

/** Whether the end of the deadline's day, in London, has passed (PRD-051). Without a deadline nothing is overdue. */
export function isOverdue(deadline: string | undefined | null, now: string): boolean {
  return Boolean(deadline) && dayOf(deadline!) < londonDay(now);
}

/** The label of a deadline (PRD-052, PRD-053), with its time if it has one (PLT-092, PLT-093); `without` is the label of no deadline. */
export function dueLabel(
  deadline: string | undefined | null,
  now: string,
  without: '' | 'No Deadline Set' = '',
): string {
  if (!deadline) return without;
  const day = dayLabel(dayOf(deadline), londonDay(now));
  const time = deadline.slice(11, 16);
  return time ? `${day}, ${formatTime(time)}` : day;
}

/** The instant by which lists sort an item: its last change, else its creation, else now (PLT-095). */
export function sortDate(
  item: { updated_at?: string | undefined; created_at?: string | undefined },
  now: string,
): string {
  return item.updated_at ?? item.created_at ?? now;
}
