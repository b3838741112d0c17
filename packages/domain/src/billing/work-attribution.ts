import type { Where } from '@pavilion/sync';
import { sumDays } from '../effort.ts';
import { sumPounds } from '../money.ts';
import type { Shift } from '../planner/documents.ts';

/** PLN-050: the attribution screens read no work before this day. */
export const attributionFrom = '2022-02-01';

/** PLN-049, PLN-050: invoiceable work that no budget has paid for. */
export const unattributedWork = {
  invoiceable: true,
  budget: null,
  date: { gte: attributionFrom },
} as const satisfies Where;

export interface WorkGroup {
  /** What the shifts have in common: a brief or a resource; empty for those without one. */
  key: string;
  shifts: Shift[];
  days: number;
  /** Pounds. */
  cost: number;
}

/** Shifts that belong together, each group with its days and cost, the dearest first. */
export function groupWork(shifts: readonly Shift[], by: 'productionId' | 'resourceId'): WorkGroup[] {
  const groups = new Map<string, Shift[]>();
  for (const shift of shifts) {
    const key = shift[by] ?? '';
    const group = groups.get(key);
    if (group) group.push(shift);
    else groups.set(key, [shift]);
  }
  return [...groups]
    .map(([key, members]) => ({ key, shifts: members, ...sumWork(members) }))
    .sort((left, right) => right.cost - left.cost || right.days - left.days || (left.key < right.key ? -1 : 1));
}

/** Days and cost (pounds) of several shifts. */
export function sumWork(shifts: readonly Pick<Shift, 'days' | 'cost'>[]): { days: number; cost: number } {
  return {
    days: sumDays(shifts.map(({ days }) => days)),
    cost: sumPounds(shifts.map(({ cost }) => cost ?? 0)),
  };
}
