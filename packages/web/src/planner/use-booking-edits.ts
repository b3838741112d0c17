import type { shifts, shoots } from '@pavilion/domain';
import type { DocumentOf, PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { notifyUndo } from '../kit/notify-undo.tsx';

type Bookable = typeof shifts | typeof shoots;

/** Changes a booking at once and says so, with the way back; a refusal is said, and the bar is where it was. */
export function useBookingEdits<D extends Bookable>(type: D) {
  const patch = usePatch(type);
  return useCallback(
    async (booking: DocumentOf<D>, changes: PatchOf<D>, said: string): Promise<void> => {
      const former = formerValues(booking, changes);
      const write = (values: PatchOf<D>) =>
        patch(booking.id, values).then(
          () => true,
          (error: unknown) => {
            notifyError(refusalWords(error).message);
            return false;
          },
        );
      if (await write(changes)) notifyUndo(said, () => write(former));
    },
    [patch],
  );
}

/** What the changed fields held; null where there was nothing, which takes the field away again. */
function formerValues<D extends Bookable>(booking: DocumentOf<D>, changes: PatchOf<D>): PatchOf<D> {
  const stored = new Map<string, unknown>(Object.entries(booking));
  return Object.fromEntries(Object.keys(changes).map((field) => [field, stored.get(field) ?? null])) as PatchOf<D>;
}
