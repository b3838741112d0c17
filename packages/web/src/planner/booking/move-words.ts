import { type Booked, formatDay, formatDays, lastDay } from '@pavilion/domain';

/** What a move changed: `moved to 12/06/2030, given to Edit 2`. `name` is that of the new resource. */
export function moveWords(before: Booked, changes: Partial<Booked>, name?: string): string {
  const { date, days } = changes;
  const did = [
    ...(date ? [`moved to ${formatDay(date)}`] : []),
    ...(name ? [`given to ${name}`] : []),
    ...(days ? [`set to ${formatDays(days)}, until ${formatDay(lastDay({ ...before, ...changes }))}`] : []),
  ];
  return did.join(', ');
}

interface Placed extends Booked {
  resourceName?: string | undefined;
}

/** What has moved a booking from one place to another; '' if it is still there. */
export function movedBetween(before: Placed, now: Placed): string {
  const changes = {
    ...(now.date === before.date ? {} : { date: now.date }),
    ...(now.days === before.days ? {} : { days: now.days }),
  };
  const name = now.resourceName === before.resourceName ? undefined : now.resourceName;
  return moveWords(now, changes, name);
}
