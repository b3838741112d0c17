import { costs } from '@pavilion/domain/billing';
import { canSplit, shifts, shoots } from '@pavilion/domain/planner';
import { type DocumentOf, type DocumentType, matches } from '@pavilion/sync';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { notFound, Refusal } from '../../engines/store/refusal.ts';
import { keepForUndo } from '../../engines/store/trash-marks.ts';
import type { Tx } from '../../engines/store/types.ts';
import { daysOfShift, daysOfShoot } from './days-of-booking.ts';
import { bookingMany } from './sum-bookings.ts';
import { whileSplitting } from './while-splitting.ts';

/** Replaces a session of several days by one for each day, and distributes the cost (PLN-020, OPN-076). */
export const splitShift = os.planner.splitShift.handler(async ({ context, input: { id } }) => {
  const ids = await bookingMany(context, async (tx) => {
    const whole = await takeLong(tx, context, shifts, id, 'session');
    const made = await whileSplitting(tx, () => tx.insertBatch(shifts, daysOfShift(whole)));
    await tx.remove(shifts, id);
    await keepForUndo(tx, shifts, [id]);
    return made.map((part) => part.id);
  });
  return { ids };
});

/** Replaces a shoot of several days by one for each day. Its costs go to the first (PLN-030). */
export const splitShoot = os.planner.splitShoot.handler(async ({ context, input: { id } }) => {
  const ids = await context.store.transaction(context.actor, async (tx) => {
    const whole = await takeLong(tx, context, shoots, id, 'shoot');
    const made = await whileSplitting(tx, () => tx.insertBatch(shoots, daysOfShoot(whole)));
    const spent = await tx.find(costs, { where: { shoot: id } });
    await tx.patchBatch(
      costs,
      spent.map((cost) => ({ id: cost.id, changes: { shoot: made[0]!.id } })),
    );
    await tx.remove(shoots, id);
    await keepForUndo(tx, shoots, [id]);
    return made.map((part) => part.id);
  });
  return { ids };
});

/** The booking, locked. The answer is the same for missing and hidden ones. */
async function takeLong<D extends typeof shifts | typeof shoots>(
  tx: Tx,
  { viewer, store }: Pick<CallContext, 'viewer' | 'store'>,
  type: D,
  id: string,
  what: string,
): Promise<DocumentOf<D>> {
  const found = await tx.lock(type, id);
  if (!found || !matches(found, store.effectiveWhere(viewer, (type as DocumentType).name))) {
    throw notFound();
  }
  if (!canSplit(found)) throw new Refusal('TOO_SHORT', `Only a ${what} of more than one day can be split.`);
  return found;
}
