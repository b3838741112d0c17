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

/** Fills in the resource, brief, rate and cost of a session on every change. */
export const completeShift: Effect<typeof shifts> = {
  on: shifts,
  complete: each(async (tx, { before, after }) => {
    // Parts keep the copies of the whole session.
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
      // Work that is not invoiced belongs to no budget.
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
  // Without its brief, the session loses the title that it took from it.
  const inherited = before?.type === 'production' && before.title === after.title;
  return inherited || after.title === '' ? { title: shiftTypeWords[after.type] } : {};
}

/**
 * The rate at the time when a billing is chosen stays with the booking, whatever happens to the billing (decision 071). The
 * cost is days times that rate, unless set by hand (PLN-017, PLN-018).
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
  // If the billing is deleted and no rate was kept, the cost stays.
  const known = billing || !after.billing || rate !== undefined;
  return {
    ...(coloured ? { backgroundColor: colourOf(change, billing) ?? null } : {}),
    ...(priced ? { rate: rate ?? null } : {}),
    ...(priced && known && !after.manualCost ? { cost: shiftCost(after, rate) } : {}),
  };
}

/** Choosing a billing sets its rate, unless the change includes a rate: undoing a move restores the old one. */
function rateOf(change: Change, billing: Billing | null): number | undefined {
  const { before, after } = change;
  const given = before ? moved(change, 'rate') : after.rate !== undefined;
  if (given && after.rate !== undefined) return after.rate;
  return moved(change, 'billing') || given ? billing?.dayRate : bookedRate(before ?? after, billing?.dayRate);
}

/** A person can book a resource only at its own billings; another billing would give a wrong price. */
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
