import { type DocumentOf, type DocumentType, heldBy, type PatchOf } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { whoChanged } from './who-changed.ts';

/** Former values of the changed fields; null for a missing one, which removes the field again. */
export function formerValues<D extends DocumentType>(document: DocumentOf<D>, changes: PatchOf<D>): PatchOf<D> {
  return heldBy(document, Object.keys(changes)) as PatchOf<D>;
}

/**
 * Undo for edits: restores former values if the fields still have the values in `written`. If another person has changed them
 * since, nothing is overwritten, and the notice names the person. Resolves to whether the edit was undone. `withFields` names fields that are
 * compared too, since the edit depends on them: the price of a session depends on its days.
 */
export function useTakeBack<D extends DocumentType>(type: D) {
  const client = useSyncClient();
  return useCallback(
    async (former: PatchOf<D>, written: DocumentOf<D>, withFields: readonly string[] = []): Promise<boolean> => {
      try {
        await client.patch(type, written.id, former, {
          expected: heldBy(written, [...Object.keys(former), ...withFields]),
        });
        return true;
      } catch (error) {
        const { code, message } = refusalWords(error);
        notifyError(
          code === 'MOVED_ON' ? `${await whoChanged(client, type, written.id)} Nothing was undone.` : message,
        );
        return false;
      }
    },
    [client, type],
  );
}
