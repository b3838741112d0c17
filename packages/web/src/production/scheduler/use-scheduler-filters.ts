import { competitionsOf, type Deliverable, departmentBucket } from '@pavilion/domain';
import { useMemo } from 'react';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';

export interface FilterSet {
  label: string;
  choices: readonly { key: string; label: string }[];
  /** Chosen keys. */
  chosen: ReadonlySet<string>;
  set: (keys: readonly string[]) => void;
}

/**
 * The competition and department filters (PRD-125, PRD-126, PRD-127, PRD-128). Storage has the filters that are off, so that new
 * competitions and departments are on.
 */
export function useSchedulerFilters() {
  const lists = useConfiguration();
  const [offCompetitions, setOffCompetitions] = useRemembered<string[]>('scheduler.competitions.off', []);
  const [offDepartments, setOffDepartments] = useRemembered<string[]>('scheduler.departments.off', []);
  const { organisation } = lists;
  const departments = useMemo(
    () => (lists.departments.includes(organisation) ? lists.departments : [...lists.departments, organisation]),
    [lists.departments, organisation],
  );
  const competitions = filterSet(
    'Competitions',
    lists.competitions.map(({ key, display }) => ({ key, label: display })),
    offCompetitions,
    setOffCompetitions,
  );
  const byDepartment = filterSet(
    'Departments',
    departments.map((name) => ({ key: name, label: name })),
    offDepartments,
    setOffDepartments,
  );

  /** All competitions show all deliverables; fewer show only deliverables of one of them. */
  const shows = (deliverable: Deliverable) => {
    if (!byDepartment.chosen.has(departmentBucket(deliverable.department, departments, organisation))) return false;
    if (competitions.chosen.size === competitions.choices.length) return true;
    return competitionsOf(deliverable, lists.competitions).some((key) => competitions.chosen.has(key));
  };
  return { sets: [competitions, byDepartment], shows };
}

function filterSet(
  label: string,
  choices: FilterSet['choices'],
  off: readonly string[],
  setOff: (keys: string[]) => void,
): FilterSet {
  return {
    label,
    choices,
    chosen: new Set(choices.flatMap(({ key }) => (off.includes(key) ? [] : [key]))),
    set: (keys) => setOff(choices.flatMap(({ key }) => (keys.includes(key) ? [] : [key]))),
  };
}
