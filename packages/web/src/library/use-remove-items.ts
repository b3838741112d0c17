import type { Collection, Deliverable } from '@pavilion/domain';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { useConfirm } from '../kit/confirm.tsx';
import { countWords } from '../kit/count-words.ts';
import { notifyUndo } from '../kit/notify-undo.tsx';
import { takeAway } from './own-removals.ts';

/** Removes deliverables from a collection after a confirmation, with Undo. Resolves to whether they were removed. */
export function useRemoveItems({ id, name }: Collection) {
  const confirm = useConfirm();
  const call = useCall(calls.library.removeFromCollection);
  const undo = useCall(calls.library.undoRemoval);
  const ask = async (items: readonly Deliverable[]): Promise<boolean> => {
    const what = items.length === 1 ? `“${items[0]?.title}”` : countWords(items.length, 'file');
    const question = {
      title: 'Remove from this collection?',
      text: `${what} will no longer be in ${name}. The catalogue keeps the ${items.length === 1 ? 'file' : 'files'}.`,
      confirm: 'Remove',
    };
    if (!(await confirm(question))) return false;
    const removed = { collection: id, deliverables: items.map((item) => item.id) };
    if (!(await takeAway(removed.deliverables, () => call.run(removed)))) return false;
    notifyUndo('Removed from the collection', () => undo.run(removed));
    return true;
  };
  return { ask, pending: call.pending };
}
