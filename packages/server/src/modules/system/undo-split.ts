import { costs } from '@pavilion/domain/billing';
import { contract } from '@pavilion/domain/calls';
import { shifts, shoots } from '@pavilion/domain/planner';
import { type DocumentOf, differing, type NewDocument } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { refusalIn } from '../../engines/store/refusal.ts';
import { forgetDeleted } from '../../engines/store/trash-marks.ts';
import type { Tx } from '../../engines/store/types.ts';
import { daysOfShift, daysOfShoot } from '../planner/days-of-booking.ts';
import { bookingMany } from '../planner/sum-bookings.ts';
import { putBackOwn } from './undo-deletion.ts';

/** Undoes one's own split of a session or shoot. Refused once someone has changed one of the days. */
export const undoSplit = os.system.undoSplit.handler(async ({ input: { collection, id, days }, context }) => {
  const actor = { kind: 'system', name: context.viewer.id } as const;
  await bookingMany({ store: context.store, actor }, async (tx) => {
    await putBackOwn(tx, context, collection, [id]);
    if (collection === shifts.name) {
      await assertUnchanged(tx, shifts, { id, days, daysOf: daysOfShift });
      return removeDays(tx, shifts, days);
    }
    await assertUnchanged(tx, shoots, { id, days, daysOf: daysOfShoot });
    const spent = await tx.find(costs, { where: { shoot: { in: days } } });
    await tx.patchBatch(
      costs,
      spent.map((cost) => ({ id: cost.id, changes: { shoot: id } })),
    );
    return removeDays(tx, shoots, days);
  });
  return {};
});

/** The trash must not offer the days of a split that was undone: beside the whole booking they would count twice. */
async function removeDays(tx: Tx, type: typeof shifts | typeof shoots, days: readonly string[]): Promise<void> {
  await tx.removeBatch(type, days);
  await forgetDeleted(tx, type, days);
}

interface Split<D extends typeof shifts | typeof shoots> {
  id: string;
  days: readonly string[];
  daysOf: (whole: DocumentOf<D>) => NewDocument<D>[];
}

/** Refuses unless these are the days of the booking, as the split has made them. */
async function assertUnchanged<D extends typeof shifts | typeof shoots>(
  tx: Tx,
  type: D,
  { id, days, daysOf }: Split<D>,
): Promise<void> {
  const whole = await tx.get(type, id);
  const made = whole ? daysOf(whole) : [];
  const found = (await tx.lockBatch(type, days)).sort((one, other) => one.date.localeCompare(other.date));
  const same = found.length === made.length && found.every((day, at) => !differing(day, chosenIn(made[at])));
  if (!same) throw refusalIn(contract.system.undoSplit, 'MOVED_ON');
}

/** Fields that people set. The stamps of a day are of its split, and an effect derives its months. */
function chosenIn(day: object | undefined): object {
  const derived = new Set(['created_at', 'created_by', 'monthYear']);
  return Object.fromEntries(Object.entries(day ?? {}).filter(([field]) => !derived.has(field)));
}
