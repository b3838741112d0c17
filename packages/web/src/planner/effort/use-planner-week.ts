import { calendarEvents, closedDays, closures, daysTakenByShoots } from '@pavilion/domain';
import { useMemo } from 'react';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { unloadedWords } from '../unloaded-words.ts';
import { gather } from './gather.ts';
import { gatherDeadlines } from './gather-deadlines.ts';
import { groupOf, groupResources } from './group-resources.ts';
import { useSameLists } from './use-same-lists.ts';
import { useWeekQueries } from './use-week-queries.ts';

export interface PlannerFilters {
  groups: readonly string[];
  people: readonly string[];
}

/** Live data of a week in the work planner, or on paper of several. `days` must be memoised. */
export function usePlannerWeek(days: readonly string[], today: string, { groups, people }: PlannerFilters) {
  const { all, booked, planned, due, rates } = useWeekQueries(days, today);
  const configuration = useConfiguration();
  const events = useMemo(() => calendarEvents(configuration, days[0] ?? '', days.at(-1) ?? ''), [configuration, days]);
  const closed = useMemo(() => closedDays(events, days), [events, days]);
  const closings = useMemo(() => closures(configuration), [configuration]);
  const takenOf = useMemo(() => daysTakenByShoots(planned.documents, days, closed), [planned.documents, days, closed]);

  const grouped = useMemo(() => {
    const shown = all.documents.filter(
      (resource) =>
        (groups.length === 0 || groups.includes(groupOf(resource))) &&
        (people.length === 0 || people.includes(resource.id)),
    );
    return groupResources(shown);
  }, [all.documents, groups, people]);
  const byResource = useSameLists(
    useMemo(() => gather(booked.documents, ({ resourceId }) => resourceId), [booked.documents]),
  );
  const deadlines = useMemo(() => gatherDeadlines(due.documents), [due.documents]);

  return {
    days,
    all: all.documents,
    groups: grouped,
    shiftsOf: byResource,
    shoots: planned.documents,
    deadlines,
    events,
    /** For each day, whether the office is closed. */
    closed,
    /** Events that close the office, in any week. */
    closings,
    /** For each day, whether a resource has nothing free: the office is closed, or it is at a shoot. Shooters are known by name. */
    takenOf: (name: string) => takenOf.get(name) ?? closed,
    /** Prices at which sessions can be booked; undefined until they have loaded. */
    rates: rates.status === 'ready' ? rates.documents : undefined,
    loading: all.status === 'loading' || booked.status === 'loading',
    /** Without these there is no week to show. */
    refused: unloadedWords([
      { noun: 'resources', error: all.error },
      { noun: 'sessions', error: booked.error },
    ]),
    /** Parts that are missing from the week that is shown. */
    incomplete: unloadedWords([
      { noun: 'shoots', error: planned.error },
      { noun: 'deadlines', error: due.error },
      { noun: 'billings', error: rates.error },
    ]),
  };
}
export type PlannerWeek = ReturnType<typeof usePlannerWeek>;
