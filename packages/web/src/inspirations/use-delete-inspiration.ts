import { type Inspiration, inspirations, nameOfInspiration } from '@pavilion/domain';
import { useConfirm } from '../kit/confirm.tsx';
import { useErase } from '../parts/use-erase.ts';

/** Deletes an inspiration after a confirmation, with Undo. Resolves to whether it was deleted. */
export function useDeleteInspiration() {
  const erase = useErase(inspirations);
  const confirm = useConfirm();
  return async (inspiration: Inspiration): Promise<boolean> => {
    const name = nameOfInspiration(inspiration);
    const sure = await confirm({
      title: 'Are you sure?',
      text: `“${name}” and its comments will be deleted. It will no longer be attached to any brief.`,
      confirm: 'Delete',
      danger: true,
    });
    if (!sure) return false;
    return erase(inspiration.id, `${name} was deleted.`);
  };
}
