import { shiftCost } from '@pavilion/domain';
import { billings, budgets } from '@pavilion/domain/billing';
import { billingColour, resources, type Shift, shifts, shiftTypeWords } from '@pavilion/domain/planner';
import { type Brief, briefs } from '@pavilion/domain/production';
import type { PatchOf } from '@pavilion/sync';
import { differing } from '../production/differing.ts';
import { Refusal } from '../store/refusal.ts';
import type { Effect, Tx } from '../store/types.ts';
import { bookedDates } from './booked-dates.ts';
import { referred } from './referred.ts';
import { isSplitting } from './while-splitting.ts';

type Change = { before: Shift | null; after: Shift };

const moved = <K extends keyof Shift>({ before, after }: Change, ...fields: K[]): boolean =>
  !before || fields.some((field) => before[field] !== after[field]);

/** What a shift says of its resource, brief and rate, and what it costs: right on every change, whoever makes it. */
export const completeShift: Effect<typeof shifts> = {
  on: shifts,
  async run(tx, { before, after }) {
    // A part carries what the whole carried.
    if (!after || isSplitting(tx)) return;
    const change = { before, after };
    const aimless = after.type === 'production' && !after.productionId && moved(change, 'type', 'productionId');
    if (aimless && tx.actor.kind === 'user') {
      throw new Refusal('INVALID', 'Choose a brief for this session.', 'productionId'); // PLN-015
    }
    if (moved(change, 'budget')) await referred(tx, budgets, after.budget, 'budget');
    const changes = differing(after, {
      ...(await ofResource(tx, change)),
      ...(await ofBrief(tx, change)),
      ...(await ofBilling(tx, change)),
      ...bookedDates(before, after),
    });
    if (changes) await tx.patch(shifts, after.id, changes);
  },
};

async function ofResource(tx: Tx, change: Change): Promise<PatchOf<typeof shifts>> {
  if (!moved(change, 'resourceId', 'resourceName', 'resourceCompany')) return {};
  const resource = moved(change, 'resourceId')
    ? await referred(tx, resources, change.after.resourceId, 'resourceId')
    : await tx.get(resources, change.after.resourceId);
  return resource ? { resourceName: resource.displayName, resourceCompany: resource.company ?? null } : {};
}

async function ofBrief(tx: Tx, change: Change): Promise<PatchOf<typeof shifts>> {
  const { before, after } = change;
  if (!moved(change, 'productionId', 'type', 'title')) return {};
  const brief: Brief | null = moved(change, 'productionId')
    ? await referred(tx, briefs, after.productionId, 'productionId')
    : after.productionId
      ? await tx.get(briefs, after.productionId)
      : null;
  if (after.type === 'production') return brief ? { title: brief.title } : {};
  // Away from a brief, its title says nothing any more.
  const inherited = before?.type === 'production' && before.title === after.title;
  return inherited || after.title === '' ? { title: shiftTypeWords[after.type] } : {};
}

/**
 * The rate in force when the work is booked counts: raising it later does not change what was booked (see the decision on
 * bookings). Days times the rate, unless the cost is set by hand (PLN-017, PLN-018).
 */
async function ofBilling(tx: Tx, change: Change): Promise<PatchOf<typeof shifts>> {
  const { before, after } = change;
  const chosen = moved(change, 'billing');
  const rebilled = chosen || moved(change, 'backgroundColor', 'type');
  const priced = !after.manualCost && moved(change, 'days', 'billing', 'manualCost', 'cost', 'type');
  if (!rebilled && !priced) return {};
  const billing = chosen
    ? await referred(tx, billings, after.billing, 'billing')
    : after.billing
      ? await tx.get(billings, after.billing)
      : null;
  if (after.type !== 'production') return {};
  const colour = billing
    ? billingColour(billing)
    : before?.billing && !after.billing
      ? undefined
      : after.backgroundColor;
  return {
    ...(rebilled ? { backgroundColor: colour ?? null } : {}),
    // A rate that is gone leaves its price behind.
    ...(priced && (billing || !after.billing) ? { cost: shiftCost(after, billing?.dayRate) } : {}),
  };
}
