import { deliverables, isOverdue } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { useMinute } from '../../kit/use-minute.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useUser } from '../../session/session-provider.tsx';

/** PRD-121, OPN-011 */
const chunk = 20;

/** Deliverables awaiting feedback, by department or only the user's own, a chunk at a time. */
export function useWorklist() {
  const user = useUser();
  const now = useMinute().toISOString();
  const [departments, setDepartments] = useRemembered<string[]>('worklist.departments', []);
  const [mine, setMine] = useRemembered('worklist.mine', false);
  const [chunks, setChunks] = useState(1);
  const { documents, status } = useLive(deliverables, {
    // PRD-123
    where: { state: 'feedback', active: true, not: { productionStatus: 'Draft' } },
    orderBy: [{ field: 'deadline', direction: 'asc' }],
  });
  const found = documents.filter(
    ({ owners, department }) =>
      (!mine || owners.includes(user.id)) && (departments.length === 0 || departments.includes(department ?? '')),
  );
  const shown = found.slice(0, chunks * chunk);
  return {
    departments,
    setDepartments(next: string[]) {
      setDepartments(next);
      setChunks(1);
    },
    mine,
    setMine(next: boolean) {
      setMine(next);
      setChunks(1);
    },
    loading: status === 'loading',
    total: found.length,
    overdue: found.filter(({ deadline }) => isOverdue(deadline, now)).length,
    shown,
    /** How many the next chunk adds. */
    more: Math.min(chunk, found.length - shown.length),
    showMore: () => setChunks(chunks + 1),
  };
}

export type Worklist = ReturnType<typeof useWorklist>;
