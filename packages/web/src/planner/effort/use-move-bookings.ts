import {
  addDays,
  type Billing,
  type Booked,
  firstBilling,
  formatPounds,
  hasBilling,
  lacksBilling,
  type Resource,
  resized,
  type Shift,
  type Shoot,
  shiftCost,
  shifts,
  shoots,
} from '@pavilion/domain';
import type { PatchOf } from '@pavilion/sync';
import { useCallback, useRef } from 'react';
import { useConfirm } from '../../kit/confirm.tsx';
import { notifyError } from '../../kit/notify.ts';
import { keptCostWords, moveWords, newCostWords } from '../booking/move-words.ts';
import { useBookingEdits } from '../booking/use-booking-edits.ts';
import { useClashSentences } from './use-clash-sentences.ts';
import type { BarMove } from './week-bar.tsx';

/** Saves a booking whose bar was dragged, or moved with Alt and an arrow key. `rates` are undefined until they have loaded. */
export function useMoveBookings(resources: readonly Resource[], rates: readonly Billing[] | undefined) {
  const editShift = useBookingEdits(shifts);
  const editShoot = useBookingEdits(shoots);
  const clash = useClashSentences();
  const billingOf = useBillingOn(rates, clash.ofShift);
  // A ref keeps the callbacks stable: otherwise a change to one resource would render every row again.
  const known = useRef(resources);
  known.current = resources;

  const moveShift = useCallback(
    async (shift: Shift, { days, quarters, row, drawn = false }: BarMove) => {
      const resource = row === shift.resourceId ? undefined : known.current.find(({ id }) => id === row);
      const booked: Partial<Booked> = {
        ...(days ? { date: addDays(shift.date, days) } : {}),
        ...(quarters ? resized(shift, quarters, drawn) : {}),
      };
      const billed = resource && (await billingOf(shift, booked, resource));
      if (billed === null) return;
      const changes = { ...booked, ...(resource ? { resourceId: resource.id } : {}), ...billed };
      if (Object.keys(changes).length === 0) return;
      const did = moveWords(shift, booked, resource?.displayName);
      const kept = keptCostWords(shift, changes);
      void editShift(shift, changes, shift.title || 'Session', kept ? `${did}. ${kept}` : did, clash.ofShift);
    },
    [editShift, billingOf, clash],
  );
  const moveShoot = useCallback(
    (shoot: Shoot, { days, quarters }: BarMove) => {
      const length = Math.max(1, shoot.days + quarters / 4);
      const changes = {
        ...(days ? { date: addDays(shoot.date, days) } : {}),
        ...(length === shoot.days ? {} : { days: length }),
      };
      if (Object.keys(changes).length === 0) return;
      void editShoot(shoot, changes, shoot.shootTitle || 'Shoot', moveWords(shoot, changes), clash.ofShoot);
    },
    [editShoot, clash],
  );
  return { moveShift, moveShoot };
}

/**
 * Changes that a session needs when its new resource does not have its billing. Asks first, because the price changes too;
 * null when the person cancels, and while the prices are unknown.
 */
function useBillingOn(rates: readonly Billing[] | undefined, clashOf: (shift: Shift) => Promise<string>) {
  const confirm = useConfirm();
  const known = useRef(rates);
  known.current = rates;
  return useCallback(
    async (shift: Shift, booked: Partial<Booked>, resource: Resource): Promise<PatchOf<typeof shifts> | null> => {
      if (!shift.billing || hasBilling(resource, shift.billing)) return {};
      if (!known.current) {
        notifyError('Billings have not loaded, so the new price is unknown. Nothing was changed. Try again.');
        return null;
      }
      const label = known.current.find(({ id }) => id === shift.billing)?.label ?? 'this billing';
      const next = firstBilling(resource, known.current);
      const given = { ...shift, ...booked, resourceId: resource.id, resourceName: resource.displayName };
      // Without an answer the session can still be given: the notice afterwards says the same.
      const clash = await clashOf(given).catch(() => '');
      const agreed = await confirm({
        title: `Give this session to ${resource.displayName}?`,
        text: [
          lacksBilling(resource.displayName, label),
          next
            ? `Its own billing is “${next.label}”, ${formatPounds(next.dayRate ?? 0)} a day.`
            : `It has no default billing${shift.manualCost ? '.' : ', so the session would have no cost.'}`,
          keptCostWords(shift, { billing: next?.id }) || newCostWords(shift, shiftCost(given, next?.dayRate)),
          clash,
        ]
          .filter(Boolean)
          .join(' '),
        confirm: next ? `Book at “${next.label}”` : 'Book Without a Billing',
      });
      if (!agreed) return null;
      const invoiceable = next?.invoice ?? false;
      return {
        billing: next?.id ?? null,
        rate: next?.dayRate ?? null,
        invoiceable,
        ...(shift.budget && !invoiceable ? { budget: null } : {}),
      };
    },
    [confirm, clashOf],
  );
}
