import { shiftCost } from '@pavilion/domain';
import { type Billing, billings, budgets } from '@pavilion/domain/billing';
import {
  billingColour,
  bookedRate,
  hasBilling,
  lacksBilling,
  resources,
  type Shift,
  shifts,
  shiftTypeWords,
} from '@pavilion/domain/planner';
import { type Brief, briefs } from '@pavilion/domain/production';
import type { PatchOf } from '@pavilion/sync';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Draft, Effect, ReadingTx } from '../../engines/store/types.ts';
import { bookedDates } from './booked-dates.ts';
import { referred } from './referred.ts';
import { isSplitting } from './while-splitting.ts';

type Change = Draft<typeof shifts>;

const moved = <K extends keyof Shift>({ before, after }: Change, ...fields: K[]): boolean =>
  !before || fields.some((field) => before[field] !== after[field]);

/** What a shift says of its resource, brief and rate, and what it costs: right on every change, whoever makes it. */
export const completeShift: Effect<typeof shifts> = {
  on: shifts,
  complete: each(async (tx, { before, after }) => {
    // A part carries what the whole carried.
    if (isSplitting(tx)) return undefined;
    const change = { before, after };
    const aimless = after.type === 'production' && !after.productionId && moved(change, 'type', 'productionId');
    if (aimless && tx.actor.kind === 'user') {
      throw new Refusal('INVALID', 'Choose a brief for this session.', 'productionId'); // PLN-015
    }
    if (moved(change, 'budget')) await referred(tx, budgets, after.budget, 'budget');
    return {
      ...(await ofResource(tx, change)),
      ...(await ofBrief(tx, change)),
      ...(await ofBilling(tx, change)),
      ...bookedDates(before, after),
      // What is not invoiced is no budget's either.
      ...(before?.invoiceable && !after.invoiceable ? { budget: null } : {}),
    };
  }),
};

async function ofResource(tx: ReadingTx, change: Change): Promise<PatchOf<typeof shifts>> {
  if (!moved(change, 'resourceId', 'resourceName', 'resourceCompany')) return {};
  const resource = moved(change, 'resourceId')
    ? await referred(tx, resources, change.after.resourceId, 'resourceId')
    : await tx.get(resources, change.after.resourceId);
  return resource ? { resourceName: resource.displayName, resourceCompany: resource.company ?? null } : {};
}

async function ofBrief(tx: ReadingTx, change: Change): Promise<PatchOf<typeof shifts>> {
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
 * The rate in force when a billing is chosen stays with the booking, whatever becomes of the billing (see the decision on
 * bookings). The cost is days times that rate, unless it is set by hand (PLN-017, PLN-018).
 */
async function ofBilling(tx: ReadingTx, change: Change): Promise<PatchOf<typeof shifts>> {
  const { after } = change;
  const chosen = moved(change, 'billing');
  const coloured = chosen || moved(change, 'backgroundColor', 'type');
  const priced = moved(change, 'billing', 'rate', 'days', 'manualCost', 'cost', 'type');
  if (!coloured && !priced && !moved(change, 'resourceId')) return {};
  const billing = chosen
    ? await referred(tx, billings, after.billing, 'billing')
    : after.billing
      ? await tx.get(billings, after.billing)
      : null;
  if (after.type !== 'production') return {};
  if (billing && moved(change, 'billing', 'resourceId')) await checkBilling(tx, after, billing);
  const rate = after.billing ? rateOf(change, billing) : undefined;
  // A billing that is gone, with no rate kept, leaves its price behind.
  const known = billing || !after.billing || rate !== undefined;
  return {
    ...(coloured ? { backgroundColor: colourOf(change, billing) ?? null } : {}),
    ...(priced ? { rate: rate ?? null } : {}),
    ...(priced && known && !after.manualCost ? { cost: shiftCost(after, rate) } : {}),
  };
}

/** A billing that is chosen brings its rate, unless one is given with it: who takes a move back puts the old one back. */
function rateOf(change: Change, billing: Billing | null): number | undefined {
  const { before, after } = change;
  const given = before ? moved(change, 'rate') : after.rate !== undefined;
  if (given && after.rate !== undefined) return after.rate;
  return moved(change, 'billing') || given ? billing?.dayRate : bookedRate(before ?? after, billing?.dayRate);
}

/** A person books a resource at its own billings only; elsewhere the price would not be its own. */
async function checkBilling(tx: ReadingTx, { resourceId }: Shift, billing: Billing): Promise<void> {
  if (tx.actor.kind !== 'user') return;
  const resource = await tx.get(resources, resourceId);
  if (!resource || hasBilling(resource, billing.id)) return;
  const sentence = `${lacksBilling(resource.displayName, billing.label)} Choose one of its billings.`;
  throw new Refusal('INVALID', sentence, 'billing');
}

function colourOf({ before, after }: Change, billing: Billing | null): string | undefined {
  if (billing) return billingColour(billing);
  return before?.billing && !after.billing ? undefined : after.backgroundColor;
}
