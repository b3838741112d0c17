import { competitionsOf, type Deliverable, departmentBucket } from '@pavilion/domain';
import { useEffect, useMemo } from 'react';
import { urlList, urlText } from '../../kit/url-state.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { chosenKeys, listed } from './chosen-keys.ts';

export interface FilterSet {
  label: string;
  choices: readonly { key: string; label: string }[];
  /** Chosen keys. */
  chosen: ReadonlySet<string>;
  set: (keys: readonly string[]) => void;
}

const address = { month: urlText(), competition: urlList(), department: urlList() };

/**
 * The competition and department filters (PRD-125, PRD-126, PRD-127, PRD-128). The address has them, so that a link shows what
 * its sender saw; the bare address, as in the navigation, takes the remembered ones. Storage has the filters that are off, so
 * that new competitions and departments are on.
 */
export function useSchedulerFilters() {
  const lists = useConfiguration();
  const [url, setUrl] = useUrlState(address);
  const [offCompetitions, setOffCompetitions] = useRemembered<string[]>('scheduler.competitions.off', []);
  const [offDepartments, setOffDepartments] = useRemembered<string[]>('scheduler.departments.off', []);
  const { organisation } = lists;
  const departments = useMemo(
    () => (lists.departments.includes(organisation) ? lists.departments : [...lists.departments, organisation]),
    [lists.departments, organisation],
  );
  const competitionKeys = lists.competitions.map(({ key }) => key);
  const isBare = url.month === '' && url.competition.length + url.department.length === 0;
  const competitions = chosenKeys(competitionKeys, url.competition, isBare ? offCompetitions : []);
  const byDepartment = chosenKeys(departments, url.department, isBare ? offDepartments : []);

  const takesRemembered = isBare && offCompetitions.length + offDepartments.length > 0;
  const inWords = { competition: listed(competitionKeys, competitions), department: listed(departments, byDepartment) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the remembered filters go into the address once.
  useEffect(() => {
    if (takesRemembered) setUrl(inWords);
  }, [takesRemembered, setUrl]);

  const without = (all: readonly string[], keys: readonly string[]) => all.filter((key) => !keys.includes(key));
  const sets: FilterSet[] = [
    {
      label: 'Competitions',
      choices: lists.competitions.map(({ key, display }) => ({ key, label: display })),
      chosen: competitions,
      set: (keys) => {
        setOffCompetitions(without(competitionKeys, keys));
        setUrl({ ...inWords, competition: listed(competitionKeys, new Set(keys)) });
      },
    },
    {
      label: 'Departments',
      choices: departments.map((name) => ({ key: name, label: name })),
      chosen: byDepartment,
      set: (keys) => {
        setOffDepartments(without(departments, keys));
        setUrl({ ...inWords, department: listed(departments, new Set(keys)) });
      },
    },
  ];

  /** All competitions show all deliverables; fewer show only deliverables of one of them. */
  const shows = (deliverable: Deliverable) => {
    if (!byDepartment.has(departmentBucket(deliverable.department, departments, organisation))) return false;
    if (competitions.size === competitionKeys.length) return true;
    return competitionsOf(deliverable, lists.competitions).some((key) => competitions.has(key));
  };
  return { sets, shows };
}
