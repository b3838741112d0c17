import { billings } from '@pavilion/domain/billing';
import {
  billingColour,
  canStripBilling,
  type Resource,
  resources,
  shifts,
  shoots,
  stripNeedsInactive,
} from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import type { PatchOf, Where } from '@pavilion/sync';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, Tx } from '../../engines/store/types.ts';
import { differing } from '../production/differing.ts';
import { referred } from './referred.ts';

/** A resource that is renamed or changes its company takes its shifts along: who may see them follows it (USR-135). */
export const resourceChanges: Effect<typeof resources> = {
  on: resources,
  async run(tx, { before, after }) {
    if (!after) return;
    if (tx.actor.kind === 'user') await checkRates(tx, before, after);
    const stripped = before?.availableBillings.some((id) => !after.availableBillings.includes(id));
    if (stripped && after.defaultBilling && !after.availableBillings.includes(after.defaultBilling)) {
      await tx.patch(resources, after.id, { defaultBilling: null });
      return; // The patch has come by here itself.
    }
    if (!before || (before.displayName === after.displayName && before.company === after.company)) return;
    await carry(
      tx,
      shifts,
      { resourceId: after.id },
      { resourceName: after.displayName, resourceCompany: after.company ?? null },
    );
  },
};

/** PLN-035, and that a person gives it only rates that there are. */
async function checkRates(tx: Tx, before: Resource | null, after: Resource): Promise<void> {
  const [had, has] = [before?.availableBillings ?? [], after.availableBillings];
  const stripped = had.some((id) => !has.includes(id));
  if (before && stripped && !canStripBilling(before) && !canStripBilling(after)) {
    throw new Refusal('INVALID', stripNeedsInactive, 'availableBillings');
  }
  for (const id of has) if (!had.includes(id)) await referred(tx, billings, id, 'availableBillings');
  const first = after.defaultBilling;
  if (first && first !== before?.defaultBilling && !has.includes(first)) {
    throw new Refusal('INVALID', 'The default has to be one of the billings of the resource.', 'defaultBilling');
  }
}

/** A rate of another colour recolours its shifts; what they cost stays as it was booked. */
export const billingChanges: Effect<typeof billings> = {
  on: billings,
  async run(tx, { before, after }) {
    if (!before || !after || billingColour(before) === billingColour(after)) return;
    await carry(
      tx,
      shifts,
      { billing: after.id, type: 'production' },
      { backgroundColor: billingColour(after) ?? null },
    );
  },
};

/** A brief that is renamed renames its bars. */
export const briefRenamed: Effect<typeof briefs> = {
  on: briefs,
  async run(tx, { before, after }) {
    if (!before || !after || before.title === after.title) return;
    await carry(tx, shifts, { productionId: after.id, type: 'production' }, { title: after.title });
    await carry(tx, shoots, { productionId: after.id }, { prodTitle: after.title });
  },
};

async function carry<D extends typeof shifts | typeof shoots>(
  tx: Tx,
  type: D,
  where: Where,
  wanted: PatchOf<D>,
): Promise<void> {
  const patches = (await tx.find(type, { where })).flatMap((booking) => {
    const changes = differing(booking, wanted as object) as PatchOf<D> | undefined;
    return changes ? [{ id: booking.id, changes }] : [];
  });
  if (patches.length > 0) await tx.patchBatch(type, patches);
}
