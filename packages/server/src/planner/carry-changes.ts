import { billings } from '@pavilion/domain/billing';
import {
  billingColour,
  canStripBilling,
  resources,
  shifts,
  shoots,
  stripNeedsInactive,
} from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import type { PatchOf, Where } from '@pavilion/sync';
import { differing } from '../production/differing.ts';
import { Refusal } from '../store/refusal.ts';
import type { Effect, Tx } from '../store/types.ts';

/** A resource that is renamed or changes its company takes its shifts along: who may see them follows it (USR-135). */
export const resourceChanges: Effect<typeof resources> = {
  on: resources,
  async run(tx, { before, after }) {
    if (!after) return;
    const stripped = before?.availableBillings.some((id) => !after.availableBillings.includes(id));
    if (stripped && tx.actor.kind === 'user' && !canStripBilling(before!) && !canStripBilling(after)) {
      throw new Refusal('INVALID', stripNeedsInactive, 'availableBillings');
    }
    if (stripped && after.defaultBilling && !after.availableBillings.includes(after.defaultBilling)) {
      await tx.patch(resources, after.id, { defaultBilling: null });
      return; // The patch has come by here itself.
    }
    if (!before || (before.displayName === after.displayName && before.company === after.company)) return;
    await carry(
      tx,
      { resourceId: after.id },
      { resourceName: after.displayName, resourceCompany: after.company ?? null },
    );
  },
};

/** A rate of another colour recolours its shifts; what they cost stays as it was booked. */
export const billingChanges: Effect<typeof billings> = {
  on: billings,
  async run(tx, { before, after }) {
    if (!before || !after || billingColour(before) === billingColour(after)) return;
    await carry(tx, { billing: after.id, type: 'production' }, { backgroundColor: billingColour(after) ?? null });
  },
};

/** A brief that is renamed renames its bars. */
export const briefRenamed: Effect<typeof briefs> = {
  on: briefs,
  async run(tx, { before, after }) {
    if (!before || !after || before.title === after.title) return;
    await carry(tx, { productionId: after.id, type: 'production' }, { title: after.title });
    for (const shoot of await tx.find(shoots, { where: { productionId: after.id }, orderBy: byId })) {
      if (shoot.prodTitle !== after.title) await tx.patch(shoots, shoot.id, { prodTitle: after.title });
    }
  },
};

const byId = [{ field: 'id', direction: 'asc' as const }];

async function carry(tx: Tx, where: Where, wanted: PatchOf<typeof shifts>): Promise<void> {
  for (const shift of await tx.find(shifts, { where, orderBy: byId })) {
    const changes = differing(shift, wanted);
    if (changes) await tx.patch(shifts, shift.id, changes);
  }
}
