import type { shifts, shoots } from '@pavilion/domain';
import { type DocumentOf, heldBy, type PatchOf } from '@pavilion/sync';
import { usePatch, useSyncClient } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { notifyEdit } from '../../kit/notify-undo.tsx';
import { formerValues, useTakeBack } from '../../parts/use-take-back.ts';
import { whoChanged } from '../../parts/who-changed.ts';
import { notifyAct } from '../acts.ts';
import { movedBetween } from './move-words.ts';

/** Where a booking lies: an Undo must not take one of these back beside another that somebody else has changed since. */
const placeFields = ['date', 'days', 'workingDays'];

type Bookable = typeof shifts | typeof shoots;

/**
 * Saves a move of a booking and shows a notice with Undo, and what the booking clashes with. A refusal shows its message and the
 * bar returns to its place. If someone else has moved the booking in the meantime, nothing is overwritten, and the notice says
 * who moved it, and where to.
 */
export function useBookingEdits<D extends Bookable>(type: D) {
  const client = useSyncClient();
  const patch = usePatch(type);
  const takeBack = useTakeBack(type);
  return useCallback(
    async (
      booking: DocumentOf<D>,
      changes: PatchOf<D>,
      title: string,
      did: string,
      warning: (written: DocumentOf<D>) => Promise<string>,
    ): Promise<void> => {
      const former = formerValues(booking, changes);
      try {
        const written = await patch(booking.id, changes, { expected: heldBy(booking, Object.keys(changes)) });
        const said = `${title}: ${did}`;
        // The booking is saved, whether or not its clashes can be asked.
        const warned = await warning(written).catch(() => '');
        const full = warned ? `${said}${said.endsWith('.') ? '' : '.'} ${warned}` : said;
        notifyAct(
          full,
          () => takeBack(former, written, placeFields),
          (words, undo) => notifyEdit(words, undo, warned ? 'yellow' : 'teal'),
        );
      } catch (error) {
        const { code, message } = refusalWords(error);
        if (code !== 'MOVED_ON') return void notifyError(message);
        const since = await whoChanged(client, type, booking.id, (now) => movedBetween(booking, now));
        notifyError(`${title}: ${since} Your change was not saved.`);
      }
    },
    [client, patch, takeBack, type],
  );
}
