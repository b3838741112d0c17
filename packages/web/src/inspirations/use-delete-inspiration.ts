import { type Inspiration, inspirations, nameOfInspiration } from '@pavilion/domain';
import { useConfirm } from '../kit/confirm.tsx';
import { useErase } from '../parts/use-erase.ts';

/** Deletes an inspiration after asking, with the way back; answers whether it is gone. */
export function useDeleteInspiration() {
  const erase = useErase(inspirations);
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
    return erase(inspiration.id, `${name} was deleted.`);
  };
}
