import type { Where } from '@pavilion/sync';
import { sumDays } from '../effort.ts';
import { sumPounds } from '../money.ts';
import type { Shift } from '../planner/documents.ts';

/** First day of work in Work Attribution (PLN-050). */
export const attributionFrom = '2022-02-01';

/** Clause for invoiceable work without a budget (PLN-049, PLN-050). */
export const unattributedWork = {
  invoiceable: true,
  budget: null,
  date: { gte: attributionFrom },
} as const satisfies Where;

/** Clause for costs that no budget pays for. */
export const withoutBudget = { budget: null } as const satisfies Where;

export interface WorkGroup {
  /** Id of the shared brief or resource; empty for shifts without one. */
  key: string;
  shifts: Shift[];
  days: number;
  /** Pounds. */
  cost: number;
}

/** Groups shifts by brief or resource, with days and cost per group, most expensive group first. */
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

/** Total days and cost (in pounds) of shifts. */
export function sumWork(shifts: readonly Pick<Shift, 'days' | 'cost'>[]): { days: number; cost: number } {
  return {
    days: sumDays(shifts.map(({ days }) => days)),
    cost: sumPounds(shifts.map(({ cost }) => cost ?? 0)),
  };
}
