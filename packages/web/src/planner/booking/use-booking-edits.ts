import type { shifts, shoots } from '@pavilion/domain';
import type { DocumentOf, PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { notifyEdit } from '../../kit/notify-undo.tsx';
import { formerValues, useTakeBack } from '../../parts/use-take-back.ts';

type Bookable = typeof shifts | typeof shoots;

/** Saves a change to a booking and shows a notice with Undo, and what the booking clashes with. A refusal shows its message and the bar returns to its place. */
export function useBookingEdits<D extends Bookable>(type: D) {
  const patch = usePatch(type);
  const takeBack = useTakeBack(type);
  return useCallback(
    async (
      booking: DocumentOf<D>,
      changes: PatchOf<D>,
      said: string,
      warning: (written: DocumentOf<D>) => Promise<string>,
    ): Promise<void> => {
      const former = formerValues(booking, changes);
      try {
        const written = await patch(booking.id, changes);
        // The booking is saved, whether or not its clashes can be asked.
        const warned = await warning(written).catch(() => '');
        notifyEdit(warned ? `${said}. ${warned}` : said, () => takeBack(former, written));
      } catch (error) {
        notifyError(refusalWords(error).message);
      }
    },
    [patch, takeBack],
  );
}
