import type { shifts, shoots } from '@pavilion/domain';
import type { DocumentOf, PatchOf } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { notifyDone, notifyError } from '../../kit/notify.ts';
import { notifyAction } from '../../kit/notify-action.tsx';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { undoDeletion } from '../../parts/use-erase.ts';
import { formerValues, useTakeBack } from '../../parts/use-take-back.ts';
import { whoChanged } from '../../parts/who-changed.ts';
import { notifyAct } from '../acts.ts';
import { useShowBooking } from './use-show-booking.ts';

/**
 * Notices of what the form of a booking has done, each with its Undo. A booking that is not on screen is offered to be shown
 * instead; Ctrl+Z undoes it too.
 */
export function useBookingActs<D extends typeof shifts | typeof shoots>(type: D, noun: string) {
  const client = useSyncClient();
  const takeBack = useTakeBack(type);
  const showOf = useShowBooking();
  const noticeOf = (booking: DocumentOf<D>) => {
    const show = showOf(booking);
    return show ? (said: string) => notifyAction(said, 'Show', show) : notifyUndo;
  };
  const refused = (error: unknown) => {
    notifyError(refusalWords(error).message);
    return false;
  };
  /** Deletes a booking that was added, unless someone has changed it since. */
  const removeAgain = async ({ id, _rev }: DocumentOf<D>): Promise<boolean> => {
    try {
      await client.remove(type, id, { rev: _rev });
      return true;
    } catch (error) {
      if (refusalWords(error).code !== 'CONFLICT') return refused(error);
      notifyError(`${await whoChanged(client, type, id)} Nothing was undone.`);
      return false;
    }
  };
  /** Deletes a booking that was added, split and put together again: each gives it another revision. */
  const removeWhole = async (id: string): Promise<boolean> => {
    try {
      const whole = await client.fetchById(type, id);
      return !whole || (await removeAgain(whole));
    } catch (error) {
      return refused(error);
    }
  };
  return {
    added: (made: DocumentOf<D>) => notifyAct(`The ${noun} was added.`, () => removeAgain(made), noticeOf(made)),
    saved: (before: DocumentOf<D>, written: DocumentOf<D>, changes: PatchOf<D>) => {
      const said = `The ${noun} was saved.`;
      if (Object.keys(changes).length === 0) return void notifyDone(said);
      const former = formerValues<D>(before, changes);
      notifyAct(said, () => takeBack(former, written), noticeOf(written));
    },
    deleted: (id: string) => notifyAct(`The ${noun} was deleted.`, () => undoDeletion(type.name, [id])),
    /** Splits of what the same press has saved, or added (`before` is absent): its Undo takes back both. */
    split: (
      written: DocumentOf<D>,
      days: readonly string[],
      before?: { booking: DocumentOf<D>; changes: PatchOf<D> },
    ) => {
      const { id } = written;
      const takeBackFirst = async (): Promise<boolean> => {
        if (!before) return removeWhole(id);
        const former = formerValues<D>(before.booking, before.changes);
        return Object.keys(former).length === 0 || takeBack(former, written);
      };
      notifyAct(`The ${noun} was ${before ? '' : 'added and '}split into ${days.length} days.`, () =>
        calls.system.undoSplit({ collection: type.name, id, days: [...days] }).then(takeBackFirst, refused),
      );
    },
  };
}
