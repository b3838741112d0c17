import {
  calendarEvents,
  closedDays,
  type Deliverable,
  daysOfWeek,
  deliverables,
  type Resource,
  resources,
  type Shift,
  type Shoot,
  shifts,
  shiftsShownFrom,
  shoots,
  shootsShownFrom,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo, useRef } from 'react';
import { useConfiguration } from '../../parts/use-configuration.ts';

export interface PlannerFilters {
  groups: readonly string[];
  people: readonly string[];
}

export interface ResourceGroup {
  label: string;
  resources: Resource[];
}

export interface BriefDeadline {
  /** The brief's id. */
  brief: string;
  title: string;
  /** The deliverables due. */
  due: Deliverable[];
}

/** Heading of the resources without a group, which come last. */
export const ungrouped = 'No group';
export const groupOf = (resource: Resource): string => resource.group || ungrouped;

const byDate = [{ field: 'date', direction: 'asc' as const }];

/** Live data of one week in the work planner. */
export function usePlannerWeek(monday: string, today: string, { groups, people }: PlannerFilters) {
  const days = useMemo(() => daysOfWeek(monday), [monday]);
  const until = `${days[6]}T99`;
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
  const configuration = useConfiguration();
  const events = useMemo(() => calendarEvents(configuration, days[0] ?? '', days[6] ?? ''), [configuration, days]);
  const closed = useMemo(() => closedDays(events, days), [events, days]);
  const due = useLive(deliverables, { where: { active: true, deadline: { gte: monday, lte: until } } });

  const grouped = useMemo(() => {
    const shown = all.documents.filter(
      (resource) =>
        (groups.length === 0 || groups.includes(groupOf(resource))) &&
        (people.length === 0 || people.includes(resource.id)),
    );
    return groupResources(shown);
  }, [all.documents, groups, people]);
  const byResource = useSameLists(
    useMemo(() => gather(booked.documents, (shift: Shift) => shift.resourceId), [booked.documents]),
  );
  const deadlines = useMemo(() => gatherDeadlines(due.documents), [due.documents]);

  return {
    days,
    all: all.documents,
    groups: grouped,
    shiftsOf: byResource,
    shoots: planned.documents as readonly Shoot[],
    deadlines,
    events,
    closed,
    loading: all.status === 'loading' || booked.status === 'loading',
    refused: all.error ?? booked.error,
  };
}
export type PlannerWeek = ReturnType<typeof usePlannerWeek>;

/** Keeps the previous array wherever its elements are unchanged, so that memoised rows do not render again. */
function useSameLists<T>(lists: ReadonlyMap<string, readonly T[]>): ReadonlyMap<string, readonly T[]> {
  const last = useRef(lists);
  return useMemo(() => {
    const before = last.current;
    const same = (list: readonly T[], former: readonly T[] | undefined) =>
      former?.length === list.length && former.every((each, at) => each === list[at]);
    last.current = new Map(
      [...lists].map(([key, list]) => [key, same(list, before.get(key)) ? before.get(key)! : list]),
    );
    return last.current;
  }, [lists]);
}

/** Resources by group, those without a group last (PLN-004). */
function groupResources(shown: readonly Resource[]): ResourceGroup[] {
  const groups = gather(shown, groupOf);
  return [...groups]
    .map(([label, members]) => ({ label, resources: members }))
    .sort(
      (left, right) =>
        Number(left.label === ungrouped) - Number(right.label === ungrouped) ||
        left.label.localeCompare(right.label, 'en-GB'),
    );
}

function gather<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const item of items) {
    const known = map.get(keyOf(item));
    if (known) known.push(item);
    else map.set(keyOf(item), [item]);
  }
  return map;
}

/** Deadlines by day: one for each brief, even when several of its deliverables are due. */
function gatherDeadlines(due: readonly Deliverable[]): Map<string, BriefDeadline[]> {
  const marks = new Map<string, BriefDeadline>();
  const days = new Map<string, BriefDeadline[]>();
  for (const deliverable of due) {
    const { production, productionTitle, deadline, state } = deliverable;
    if (!production || !deadline || state === 'signed') continue;
    const day = deadline.slice(0, 10);
    const known = marks.get(`${day} ${production}`);
    if (known) {
      known.due.push(deliverable);
      continue;
    }
    const mark = { brief: production, title: productionTitle || 'Brief', due: [deliverable] };
    marks.set(`${day} ${production}`, mark);
    days.set(day, [...(days.get(day) ?? []), mark]);
  }
  return days;
}
