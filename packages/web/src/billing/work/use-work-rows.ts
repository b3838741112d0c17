import { groupWork, type Shift, type WorkGroup } from '@pavilion/domain';
import { useMemo, useState } from 'react';
import type { WorkRow } from './work-row.ts';

interface WorkView {
  by: 'brief' | 'resource';
  search: string;
}

/** The work that fits a search, in groups that can be closed. Groups are open at first. */
export function useWorkRows(work: readonly Shift[], titles: ReadonlyMap<string, string>, { by, search }: WorkView) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const fitting = useMemo(() => {
    const text = search.trim().toLowerCase();
    if (!text) return work;
    return work.filter((shift) =>
      [titles.get(shift.productionId ?? ''), shift.resourceName, shift.title].some((words) =>
        words?.toLowerCase().includes(text),
      ),
    );
  }, [work, titles, search]);
  const rows = useMemo(() => {
    const groups = groupWork(fitting, by === 'brief' ? 'productionId' : 'resourceId');
    return groups.flatMap((group): WorkRow[] => {
      const open = !closed.has(group.key);
      const head: WorkRow = { id: `group ${group.key}`, kind: 'group', group, name: nameOf(group, by, titles), open };
      return open ? [head, ...group.shifts.map((shift): WorkRow => ({ id: shift.id, kind: 'shift', shift }))] : [head];
    });
  }, [fitting, by, titles, closed]);
  /** Opens or closes a group. */
  const turn = (key: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return { fitting, rows, turn };
}

function nameOf(group: WorkGroup, by: WorkView['by'], titles: ReadonlyMap<string, string>): string {
  if (by === 'brief') return group.key ? (titles.get(group.key) ?? 'Brief') : 'Without a brief';
  return group.shifts[0]?.resourceName ?? 'Resource';
}
