import { monthYear, type Shoot, shoots } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import type { PatchOf } from '@pavilion/sync';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, ReadingTx } from '../../engines/store/types.ts';
import { bookedDates } from './booked-dates.ts';
import { newShootSlack } from './new-shoot-slack.ts';
import { referred } from './referred.ts';
import { isSplitting } from './while-splitting.ts';

/** Fills in the brief, days, months and cancellation of a shoot (PLN-027, PLN-029). */
export const completeShoot: Effect<typeof shoots> = {
  on: shoots,
  complete: each(async (tx, { before, after }) => {
    const aimless = !after.productionId && (!before || before.productionId !== undefined);
    if (aimless && tx.actor.kind === 'user') {
      throw new Refusal('INVALID', 'Choose a brief for this shoot.', 'productionId'); // PLN-025
    }
    return {
      ...(await ofBrief(tx, before, after)),
      monthYear: monthYear(after),
      ...cancellation(tx, before, after),
      ...bookedDates(before, after),
    };
  }),
};

/** Who cancelled the shoot, and when. A restored or split shoot stays cancelled by the same person. */
function cancellation(tx: ReadingTx, before: Shoot | null, after: Shoot): PatchOf<typeof shoots> {
  if (after.shootStatus !== 'cancelled') return after.cancelled_at ? { cancelled_at: null, cancelled_by: null } : {};
  if (before?.shootStatus === 'cancelled' || after.cancelled_at) return {};
  return { cancelled_at: tx.now, ...(tx.actor.kind === 'user' ? { cancelled_by: tx.actor.id } : {}) };
}

async function ofBrief(tx: ReadingTx, before: Shoot | null, after: Shoot): Promise<PatchOf<typeof shoots>> {
  if (isSplitting(tx) || (before?.productionId === after.productionId && before?.prodTitle === after.prodTitle))
    return {};
  const brief = await referred(tx, briefs, after.productionId, 'productionId');
  return brief ? { prodTitle: brief.title } : {};
}

/** Announces a new shoot in the brief's channel (PLN-031). Parts of a split shoot are not new. */
export const tellOfNewShoot: Effect<typeof shoots> = {
  on: shoots,
  follow: each(async (tx, { before, after }) => {
    if (before || !after?.productionId || tx.actor.kind !== 'user' || isSplitting(tx)) return;
    const { id, productionId, date, shootTitle } = after;
    await tx.enqueue(newShootSlack, { shoot: id, production: productionId, date, shootTitle });
  }),
};
