import { type DocumentOf, type DocumentType, heldBy, type PatchOf } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { whoChanged } from './who-changed.ts';

/** What the changed fields held; null where there was nothing, which takes the field away again. */
export function formerValues<D extends DocumentType>(document: DocumentOf<D>, changes: PatchOf<D>): PatchOf<D> {
  return heldBy(document, Object.keys(changes)) as PatchOf<D>;
}

/**
 * The way back of an edit, for every Undo that writes former values: they go back for as long as the fields hold what the
 * edit had `written`. Where somebody has changed them since, nothing is overwritten, and the notice says who it was.
 */
export function useTakeBack<D extends DocumentType>(type: D) {
  const client = useSyncClient();
  return useCallback(
    async (former: PatchOf<D>, written: DocumentOf<D>): Promise<void> => {
      try {
        await client.patch(type, written.id, former, { expected: heldBy(written, Object.keys(former)) });
      } catch (error) {
        const { code, message } = refusalWords(error);
        notifyError(
          code === 'MOVED_ON' ? `${await whoChanged(client, type, written.id)} Nothing was undone.` : message,
        );
      }
    },
    [client, type],
  );
}
