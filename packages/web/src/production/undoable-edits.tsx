import { type Deliverable, deliverables } from '@pavilion/domain';
import type { DocumentOf, DocumentType, PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { notifyUndo } from '../kit/notify-undo.tsx';

export type DeliverableChanges = PatchOf<typeof deliverables>;
export interface DeliverableEdit {
  deliverable: Deliverable;
  changes: DeliverableChanges;
}

/** Edits of deliverables that can be taken back. */
export function useUndoableEdits() {
  const edit = useUndoablePatches(deliverables);
  return useCallback(
    async (edits: readonly DeliverableEdit[], said: string): Promise<void> => {
      await edit(
        edits.map(({ deliverable, changes }) => ({ document: deliverable, changes })),
        said,
      );
    },
    [edit],
  );
}

/** Saves a field of one document with a way back; answers with the reason where it was refused, as `SavedInput` wants it. */
export type SaveField<D extends DocumentType> = (label: string, changes: PatchOf<D>) => Promise<string | undefined>;

export function useUndoableFields<D extends DocumentType>(type: D, document: DocumentOf<D>): SaveField<D> {
  const edit = useUndoablePatches(type);
  return (label, changes) => edit([{ document, changes }], `${label} changed`);
}

interface Edit<D extends DocumentType> {
  document: DocumentOf<D>;
  changes: PatchOf<D>;
}

/**
 * The notice that says what was done has an Undo, which writes the former values again. Those that are refused are said
 * once, however many they are; where all were refused, the reason is the answer.
 */
function useUndoablePatches<D extends DocumentType>(type: D) {
  const patch = usePatch(type);
  return useCallback(
    async (edits: readonly Edit<D>[], said: string): Promise<string | undefined> => {
      const write = async (each: readonly { id: string; changes: PatchOf<D> }[]) => {
        const results = await Promise.allSettled(each.map(({ id, changes }) => patch(id, changes)));
        const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
        if (refused.length === 0) return undefined;
        const why = refusalWords(refused[0]).message;
        notifyError(each.length === 1 ? why : `${refused.length} of ${each.length} were not changed. ${why}`);
        return refused.length === each.length ? why : undefined;
      };
      const before = edits.map(({ document, changes }) => ({
        id: document.id,
        changes: formerValues(document, changes),
      }));
      const refusal = await write(edits.map(({ document, changes }) => ({ id: document.id, changes })));
      if (refusal === undefined) notifyUndo(said, () => write(before));
      return refusal;
    },
    [patch],
  );
}

/** What the changed fields held; null where there was nothing, which takes the field away again. */
function formerValues<D extends DocumentType>(document: DocumentOf<D>, changes: PatchOf<D>): PatchOf<D> {
  const stored = new Map<string, unknown>(Object.entries(document));
  return Object.fromEntries(Object.keys(changes).map((field) => [field, stored.get(field) ?? null])) as PatchOf<D>;
}
