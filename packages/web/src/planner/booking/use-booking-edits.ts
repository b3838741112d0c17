import type { shifts, shoots } from '@pavilion/domain';
import type { DocumentOf, PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { formerValues } from '../../parts/use-edits.ts';

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
