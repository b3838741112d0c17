import { type DescribedType, pagePath, titleOf } from '@pavilion/domain';
import { billings, budgets } from '@pavilion/domain/billing';
import { inspirations } from '@pavilion/domain/inspirations';
import { collections } from '@pavilion/domain/library';
import { resources } from '@pavilion/domain/planner';
import { briefs } from '@pavilion/domain/production';
import type { Context } from '../../context.ts';
import type { Actor, Tx } from '../../engines/store/types.ts';
import { recountBudget } from '../billing/recount-budgets.ts';
import { recountComments } from '../inspirations/count-comments.ts';
import { recountTag, tagNames } from '../inspirations/count-tags.ts';
import { recount as recountCollection } from '../library/count-collections.ts';
import { recount as recountBookings } from '../planner/sum-bookings.ts';
import { recountBrief } from '../production/nightly.ts';
import type { Fault } from './fault.ts';
import { everyDocument } from './owned-keys.ts';

const actor: Actor = { kind: 'system', name: 'job:checkIntegrity' };

/** Counts again in a transaction, and corrects; the result is falsy if all was right. */
type Recount = (tx: Tx, id: string) => Promise<unknown>;

const counted: readonly (readonly [DescribedType, Recount])[] = [
  [briefs, recountBrief],
  [resources, (tx, id) => recountBookings(tx, resources, 'resourceId', id)],
  [billings, (tx, id) => recountBookings(tx, billings, 'billing', id)],
  [budgets, recountBudget],
  [collections, recountCollection],
  [
    inspirations,
    async (tx, id) => {
      const inspiration = await tx.lock(inspirations, id);
      return inspiration && recountComments(tx, inspiration);
    },
  ],
];

/** Documents whose counters differ from what they count. Corrects nothing until a fault is mended. */
export async function surveyCounters(
  context: Context,
  signal: AbortSignal,
): Promise<{ faults: Fault[]; counters: number }> {
  const faults: Fault[] = [];
  let counters = 0;
  const check = async (recount: Recount, id: string, words: string, link?: string | null) => {
    counters += 1;
    if (!(await isWrong(context, recount, id))) return;
    const sentence = `A counter of ${words} differs from what it counts.`;
    faults.push({ kind: 'counter', sentence, ...(link ? { link } : {}), mend: mending(recount, id) });
  };
  for (const [type, recount] of counted) {
    for await (const document of everyDocument(context.store, type, signal)) {
      const words = `the ${type.about.noun} “${titleOf(type, document) || 'Untitled'}”`;
      await check(recount, document.id, words, pagePath(type, document));
    }
  }
  for (const name of await tagNames(context.database)) await check(recountTag, name, `the inspiration tag “${name}”`);
  return { faults, counters };
}

/** Thrown to undo a correction that was only tried. */
class OnlyTried extends Error {}

/** Tries the correction itself and undoes it, so that checking and mending cannot disagree. */
async function isWrong({ store }: Context, recount: Recount, id: string): Promise<boolean> {
  try {
    await store.transaction(actor, async (tx) => {
      if (await recount(tx, id)) throw new OnlyTried();
    });
    return false;
  } catch (error) {
    if (error instanceof OnlyTried) return true;
    throw error;
  }
}

const mending =
  (recount: Recount, id: string): Fault['mend'] =>
  async ({ store }) => {
    await store.transaction(actor, (tx) => recount(tx, id));
    return 'counted';
  };
