import { deliverables } from '@pavilion/domain';
import type { Where } from '@pavilion/sync';
import { useLive } from '@pavilion/sync/react';
import { useEffect, useRef } from 'react';
import { useUser } from '../../session/session-provider.tsx';

/** PRD-113 */
export const queueTabs = ['mine', 'all', 'department'] as const;
export type QueueTab = (typeof queueTabs)[number];

/** Deliverables awaiting a decision, the most urgent first (PRD-117): the user's own, all, or a department's. */
export function useFeedbackQueue(tab: QueueTab, department: string) {
  const user = useUser();
  const chosen = department || user.department || '';
  const { documents, status } = useLive(deliverables, {
    where: { state: 'feedback', active: true, ...within(tab, user.id, chosen) },
    orderBy: [{ field: 'deadline', direction: 'asc' }],
  });
  return { queue: documents, department: chosen, loading: status === 'loading' };
}

/** Asked of the server: the queue of everyone has thousands. */
function within(tab: QueueTab, user: string, department: string): Where {
  if (tab === 'mine') return { owners: { contains: user } };
  return tab === 'all' ? {} : { department };
}

/** Position in the feedback queue, with previous and next. A deliverable keeps its position after the decision. */
export function useQueuePlace(tab: QueueTab, department: string, id: string) {
  const { queue, loading } = useFeedbackQueue(tab, department);
  const known = useRef(0);
  const at = queue.findIndex((deliverable) => deliverable.id === id);
  useEffect(() => {
    if (at >= 0) known.current = at;
  }, [at]);
  const place = at >= 0 ? at : known.current;
  const others = queue.filter((deliverable) => deliverable.id !== id);
  return {
    loading,
    length: queue.length,
    /** Counted from 1; 0 after the decision. */
    position: at + 1,
    next: others[place] ?? others[0],
    previous: others[place - 1] ?? others.at(-1),
  };
}
