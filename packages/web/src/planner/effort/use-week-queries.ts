import { billings, deliverables, resources, shifts, shiftsShownFrom, shoots, shootsShownFrom } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';

const byDate = [{ field: 'date', direction: 'asc' as const }];

/** Live queries of the work planner for these days, which are one week or several. */
export function useWeekQueries(days: readonly string[], today: string) {
  const monday = days[0] ?? '';
  const until = `${days.at(-1)}T99`;
  const all = useLive(resources, {
    where: { active: true },
    orderBy: [{ field: 'displayName', direction: 'asc' }],
  });
  // PLN-011, PLN-012
  const booked = useLive(shifts, {
    where: { date: { gte: shiftsShownFrom(today), lte: until }, end: { gte: monday } },
    orderBy: byDate,
  });
  const planned = useLive(shoots, {
    where: { date: { gte: shootsShownFrom(today), lte: until }, end: { gte: monday } },
    orderBy: byDate,
  });
  const due = useLive(deliverables, { where: { active: true, deadline: { gte: monday, lte: until } } });
  const rates = useLive(billings, { where: { active: true } });
  return { all, booked, planned, due, rates };
}
