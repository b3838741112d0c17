import type { Notification } from '@pavilion/domain/accounts';
import { dayLabel, readDate } from '../../kit/date-label.ts';

export interface DayGroup {
  day: string;
  notifications: Notification[];
}

/** Groups notifications under the label of their day, in the order given. */
export function groupByDay(notifications: readonly Notification[], now: Date): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const each of notifications) {
    const date = each.created_at ? readDate(each.created_at) : null;
    const day = date ? dayLabel(date, now) : 'Earlier';
    const last = groups.at(-1);
    if (last?.day === day) last.notifications.push(each);
    else groups.push({ day, notifications: [each] });
  }
  return groups;
}
