import { notifications } from '@mantine/notifications';
import type { DocumentOf, DocumentType, PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { notifyUndo } from '../kit/notify-undo.tsx';

/** What the changed fields held; null where there was nothing, which takes the field away again. */
export function formerValues<D extends DocumentType>(document: DocumentOf<D>, changes: PatchOf<D>): PatchOf<D> {
  const stored = new Map<string, unknown>(Object.entries(document));
  return Object.fromEntries(Object.keys(changes).map((field) => [field, stored.get(field) ?? null])) as PatchOf<D>;
}

/** The notice of the last edit: the next takes its place, or it would wait behind those that are shown. */
let lastNotice: string | undefined;

export interface Edits<D extends DocumentType> {
  /** Answers with the sentence of a refusal, for inputs that show it at their own place. */
  save: (what: string, changes: PatchOf<D>) => Promise<string | undefined>;
  /** Says a refusal as a notice. */
  choose: (what: string, changes: PatchOf<D>) => void;
}

/** Edits of one document that show at once and can be taken back. */
export function useEdits<D extends DocumentType>(type: D, document: DocumentOf<D>): Edits<D> {
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
