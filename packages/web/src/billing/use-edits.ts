import { notifications } from '@mantine/notifications';
import type { DocumentOf, DocumentType, PatchOf } from '@pavilion/sync';
import { useInsert, usePatch, useRemove } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { notifyUndo } from '../kit/notify-undo.tsx';
import { withoutStamps } from './without-stamps.ts';

/** What the changed fields held; null where there was nothing, which takes the field away again. */
function formerValues<D extends DocumentType>(document: DocumentOf<D>, changes: PatchOf<D>): PatchOf<D> {
  const stored = new Map<string, unknown>(Object.entries(document));
  return Object.fromEntries(Object.keys(changes).map((field) => [field, stored.get(field) ?? null])) as PatchOf<D>;
}

/** The notice of the last edit: the next takes its place, or it would wait behind those that are shown. */
let lastNotice: string | undefined;

/**
 * Edits of one document that show at once and can be taken back. `save` answers with the sentence of a refusal, for inputs
 * that show it at their own place; `choose` says it as a notice.
 */
export function useEdits<D extends DocumentType>(type: D, document: DocumentOf<D>) {
  const patch = usePatch(type);
  const save = useCallback(
    async (what: string, changes: PatchOf<D>): Promise<string | undefined> => {
      const former = formerValues(document, changes);
      try {
        await patch(document.id, changes);
      } catch (error) {
        return refusalWords(error).message;
      }
      if (lastNotice) notifications.hide(lastNotice);
      lastNotice = notifyUndo(`${what} changed.`, () => patch(document.id, former).catch(tell));
      return undefined;
    },
    [patch, document],
  );
  const choose = useCallback(
    (what: string, changes: PatchOf<D>): void => {
      void save(what, changes).then((reason) => reason && notifyError(reason));
    },
    [save],
  );
  return { save, choose };
}

const tell = (error: unknown) => notifyError(refusalWords(error).message);

/** Deletes a document, with the way back: it is inserted again under its id, without the fields that the server keeps. */
export function useErase<D extends DocumentType>(type: D, kept: readonly string[] = []) {
  const remove = useRemove(type);
  const insert = useInsert(type);
  return useCallback(
    async (document: DocumentOf<D>, said: string): Promise<boolean> => {
      try {
        await remove(document.id);
      } catch (error) {
        tell(error);
        return false;
      }
      notifyUndo(said, () => insert(withoutStamps<D>(document, kept)).catch(tell));
      return true;
    },
    [remove, insert, kept],
  );
}
