import type { Collection, Deliverable } from '@pavilion/domain';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { useConfirm } from '../kit/confirm.tsx';
import { countWords } from '../kit/count-words.ts';

/** Removes deliverables from a collection after a confirmation. Resolves to whether they were removed. */
export function useRemoveItems({ id, name }: Collection) {
  const confirm = useConfirm();
  const call = useCall(calls.library.removeFromCollection, { done: 'Removed from the collection' });
  const ask = async (items: readonly Deliverable[]): Promise<boolean> => {
    const what = items.length === 1 ? `“${items[0]?.title}”` : countWords(items.length, 'file');
    const question = {
      title: 'Remove from this collection?',
      text: `${what} will no longer be in ${name}. The catalogue keeps the ${items.length === 1 ? 'file' : 'files'}.`,
      confirm: 'Remove',
    };
    if (!(await confirm(question))) return false;
    return (await call.run({ collection: id, deliverables: items.map((item) => item.id) })) !== undefined;
  };
  return { ask, pending: call.pending };
}
