import { cancellationWords, type Shoot, shifts, type shoots } from '@pavilion/domain';
import { costs } from '@pavilion/domain/billing';
import type { PatchOf } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { notifyError } from '../../kit/notify.ts';
import { atThatTime } from '../booking/at-that-time.ts';

/** Asks before a shoot is cancelled, with what of its sessions and costs stays; true for all other changes. */
export function useAskCancellation(shoot: Shoot | undefined) {
  const client = useSyncClient();
  const confirm = useConfirm();
  return async (changes: PatchOf<typeof shoots>): Promise<boolean> => {
    if (!shoot || changes.shootStatus !== 'cancelled') return true;
    try {
      const [sessions, entered] = await Promise.all([
        shoot.productionId
          ? client.fetch(shifts, { where: { productionId: shoot.productionId, ...atThatTime(shoot) } })
          : { documents: [] },
        client.fetch(costs, { where: { shoot: shoot.id } }),
      ]);
      return await confirm({
        title: 'Cancel this shoot?',
        text: cancellationWords({ sessions: sessions.documents, costs: entered.documents }),
        confirm: 'Cancel Shoot',
        cancel: 'Keep Shoot',
        danger: true,
      });
    } catch (error) {
      notifyError(refusalWords(error).message);
      return false;
    }
  };
}
