import { nounLabel, type TrashedType, trashDays } from '@pavilion/domain';
import { useRemove } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { calls } from '../call/client.ts';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { notifyUndo } from '../kit/notify-undo.tsx';

/** Where deleted work goes, for the question before (OPN-098). */
export const keptInTrash = `Deleted work goes to the trash. A user administrator can restore it for ${trashDays} days.`;

/** Shows a notice of a deletion with Undo, which restores the documents with their author and dates. */
export function notifyDeleted({ name }: TrashedType, ids: readonly string[], said: string): void {
  notifyUndo(said, () => undoDeletion(name, ids));
}

/** Restores what this person has deleted; resolves to whether it was restored. A refusal shows its message. */
export const undoDeletion = (collection: string, ids: readonly string[]): Promise<boolean> =>
  calls.system.undoDeletion({ collection, ids: [...ids] }).then(
    () => true,
    (error) => {
      tell(error);
      return false;
    },
  );

/** Deletes a document of a type with trash, with Undo; returns whether it was deleted. */
export function useErase(type: TrashedType) {
  const remove = useRemove(type);
  return useCallback(
    async (id: string, said = `${nounLabel(type)} deleted.`): Promise<boolean> => {
      try {
        await remove(id);
      } catch (error) {
        tell(error);
        return false;
      }
      notifyDeleted(type, [id], said);
      return true;
    },
    [remove, type],
  );
}

const tell = (error: unknown) => notifyError(refusalWords(error).message);
