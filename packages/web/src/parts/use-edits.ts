import type { DescribedType } from '@pavilion/domain';
import type { DocumentOf, PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { notifyEdit } from '../kit/notify-undo.tsx';
import { editFields } from './edit-fields.ts';
import { formerValues, useTakeBack } from './use-take-back.ts';

/** Edits of one document, shown at once and with Undo, and the props of its inputs. */
export function useEdits<D extends DescribedType>(type: D, document: DocumentOf<D>) {
  const patch = usePatch(type);
  const takeBack = useTakeBack(type);
  const save = useCallback(
    async (what: string, changes: PatchOf<D>): Promise<string | undefined> => {
      const former = formerValues(document, changes);
      let written: DocumentOf<D>;
      try {
        written = await patch(document.id, changes);
      } catch (error) {
        return refusalWords(error).message;
      }
      notifyEdit(`${what} changed.`, () => takeBack(former, written));
      return undefined;
    },
    [patch, takeBack, document],
  );
  const choose = useCallback(
    (what: string, changes: PatchOf<D>): void => {
      void save(what, changes).then((reason) => reason && notifyError(reason));
    },
    [save],
  );
  return { save, choose, ...editFields(type, document, { save, choose }) };
}

export type Edits<D extends DescribedType> = ReturnType<typeof useEdits<D>>;
