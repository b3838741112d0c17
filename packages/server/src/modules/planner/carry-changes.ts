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
import { carryWhere } from '../../engines/store/carry.ts';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, ReadingTx } from '../../engines/store/types.ts';
import { referred } from './referred.ts';

/** Refuses missing billings for a resource. Removing its default billing leaves it without a default. */
export const completeResource: Effect<typeof resources> = {
  on: resources,
  complete: each(async (tx, { before, after }) => {
    if (tx.actor.kind === 'user') await checkRates(tx, before, after);
    const isStripped = before?.availableBillings.some((id) => !after.availableBillings.includes(id));
    const isLost = after.defaultBilling && !after.availableBillings.includes(after.defaultBilling);
    return isStripped && isLost ? { defaultBilling: null } : undefined;
  }),
};

/** Copies the name and company of a resource onto its sessions: the company decides who can see them (USR-135). */
export const resourceChanges: Effect<typeof resources> = {
  on: resources,
  follow: each(async (tx, { before, after }) => {
    if (!before || !after || (before.displayName === after.displayName && before.company === after.company)) return;
    const copies = { resourceName: after.displayName, resourceCompany: after.company };
    await carryWhere(tx, shifts, { resourceId: after.id }, () => copies);
  }),
};

/** Refuses missing billings, and removing billings from an active resource (PLN-035). */
async function checkRates(tx: ReadingTx, before: Resource | null, after: Resource): Promise<void> {
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

/** Copies the colour of a billing onto its sessions. Their cost stays as booked. */
export const billingChanges: Effect<typeof billings> = {
  on: billings,
  follow: each(async (tx, { before, after }) => {
    if (!before || !after || billingColour(before) === billingColour(after)) return;
    const booked = { billing: after.id, type: 'production' };
    await carryWhere(tx, shifts, booked, () => ({ backgroundColor: billingColour(after) }));
  }),
};

/** Copies the title of a brief onto its bars. */
export const briefRenamed: Effect<typeof briefs> = {
  on: briefs,
  follow: each(async (tx, { before, after }) => {
    if (!before || !after || before.title === after.title) return;
    const planned = { productionId: after.id, type: 'production' };
    await carryWhere(tx, shifts, planned, () => ({ title: after.title }));
    await carryWhere(tx, shoots, { productionId: after.id }, () => ({ prodTitle: after.title }));
  }),
};
