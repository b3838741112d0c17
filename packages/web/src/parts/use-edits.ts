import type { DescribedType } from '@pavilion/domain';
import type { DocumentOf, PatchOf } from '@pavilion/sync';
import { useChange, useSyncClient } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { notifyEdit } from '../kit/notify-undo.tsx';
import { editFields } from './edit-fields.ts';
import { formerValues, useTakeBack } from './use-take-back.ts';
import { whoChanged } from './who-changed.ts';

/** Said at once: the text that was refused must not wait for the name. */
const movedOn = 'Someone else has changed this.';

/**
 * Edits of one document, shown at once and with Undo, and the props of its inputs. What somebody else has changed meanwhile is not
 * overwritten: the edit is refused, and names them.
 */
export function useEdits<D extends DescribedType>(type: D, document: DocumentOf<D>) {
  const change = useChange(type);
  const client = useSyncClient();
  const takeBack = useTakeBack(type);
  const save = useCallback(
    async (what: string, changes: PatchOf<D>): Promise<string | undefined> => {
      const former = formerValues(document, changes);
      let written: DocumentOf<D>;
      try {
        written = await change(document, changes);
      } catch (error) {
        const { code, message } = refusalWords(error);
        return code === 'MOVED_ON' ? movedOn : message;
      }
      notifyEdit(`${what} changed.`, () => takeBack(former, written));
      return undefined;
    },
    [change, takeBack, document],
  );
  const choose = useCallback(
    (what: string, changes: PatchOf<D>): void => {
      void save(what, changes).then(async (reason) => {
        if (!reason) return;
        const who = reason === movedOn && (await whoChanged(client, type, document.id));
        notifyError(who ? `${who} ${what} was not saved.` : reason);
      });
    },
    [save, client, type, document.id],
  );
  return { save, choose, ...editFields(type, document, { save, choose }) };
}

export type Edits<D extends DescribedType> = ReturnType<typeof useEdits<D>>;
