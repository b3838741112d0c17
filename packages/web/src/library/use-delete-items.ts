import { type Deliverable, deliverables } from '@pavilion/domain';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { useConfirm } from '../kit/confirm.tsx';
import { countWords } from '../kit/count-words.ts';
import { keptInTrash, notifyDeleted } from '../parts/use-erase.ts';
import { takeAway } from './own-removals.ts';

/** Deletes deliverables after a confirmation (PRD-054, OPN-045). Resolves to whether they were deleted. */
export function useDeleteItems() {
  const confirm = useConfirm();
  const call = useCall(calls.production.deleteDeliverables);
  const ask = async (items: readonly Deliverable[]): Promise<boolean> => {
    const what = items.length === 1 ? `“${items[0]?.title}”` : countWords(items.length, 'deliverable');
    const text = `${what} and all uploaded assets will be deleted. ${keptInTrash}`;
    if (!(await confirm({ title: 'Are you sure?', text, confirm: 'Delete', danger: true }))) return false;
    const ids = items.map(({ id }) => id);
    const answer = await takeAway(ids, () => call.run({ ids }));
    if (answer) notifyDeleted(deliverables, answer.done, `${what} ${items.length === 1 ? 'was' : 'were'} deleted.`);
    return answer !== undefined;
  };
  return { ask, pending: call.pending };
}
