import { type Booked, formatDay, formatDays, formatPounds, lastDay, type Shift } from '@pavilion/domain';

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

/** What a change of the length, rate or billing leaves of a session's money: a cost that was set by hand (PLN-018). '' if nothing. */
export function keptCostWords(shift: Pick<Shift, 'manualCost' | 'cost'>, changes: object): string {
  const priced = ['days', 'billing', 'rate'].some((field) => field in changes);
  return priced && shift.manualCost ? `Its cost was set by hand and stays ${formatPounds(shift.cost ?? 0)}.` : '';
}

/** The cost of a session before and after it gets another price. */
export const newCostWords = ({ cost = 0 }: Pick<Shift, 'cost'>, next: number): string =>
  cost === next
    ? `Its cost stays ${formatPounds(cost)}.`
    : `Its cost changes from ${formatPounds(cost)} to ${formatPounds(next)}.`;

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
