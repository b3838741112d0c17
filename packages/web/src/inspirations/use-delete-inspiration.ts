import { type Inspiration, inspirations, nameOfInspiration } from '@pavilion/domain';
import { useRemove } from '@pavilion/sync/react';
import { refusalWords } from '../call/refusal.ts';
import { useConfirm } from '../kit/confirm.tsx';
import { notifyDone, notifyError } from '../kit/notify.ts';

/** Deletes an inspiration after asking; answers whether it is gone. */
export function useDeleteInspiration() {
  const remove = useRemove(inspirations);
  const confirm = useConfirm();
  return async (inspiration: Inspiration): Promise<boolean> => {
    const name = nameOfInspiration(inspiration);
    const sure = await confirm({
      title: 'Are you sure?',
      text: `“${name}” is deleted with its comments, and leaves the briefs that it is attached to.`,
      confirm: 'Delete',
      danger: true,
    });
    if (!sure) return false;
    return remove(inspiration.id).then(
      () => {
        notifyDone(`${name} was deleted.`);
        return true;
      },
      (error: unknown) => {
        notifyError(refusalWords(error).message);
        return false;
      },
    );
  };
}
