import type { Settings } from '@pavilion/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { countWords } from '../../kit/count-words.ts';
import { notifyError } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { isUsed } from './use-setting-uses.ts';

/** Renames an entry and its copies on documents in one step, with an undo. Resolves to an error message, if any. */
export function useRenameEverywhere(setting: keyof Settings) {
  const queryClient = useQueryClient();
  return async (from: string, to: string): Promise<string | undefined> => {
    if (!isUsed(setting)) return undefined;
    try {
      const { changed } = await calls.accounts.renameSetting({ list: setting, from, to });
      await queryClient.invalidateQueries();
      const count = changed.reduce((sum, { ids }) => sum + ids.length, 0);
      notifyUndo(`“${from}” is now “${to}”, here and on ${countWords(count, 'document')}.`, async () => {
        await calls.accounts
          .renameSetting({ list: setting, from: to, to: from, only: changed })
          .catch((error: unknown) => notifyError(refusalWords(error).message));
        await queryClient.invalidateQueries();
      });
      return undefined;
    } catch (error) {
      return refusalWords(error).message;
    }
  };
}
