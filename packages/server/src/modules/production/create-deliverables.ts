import { onlyBrand, scopeFault } from '@pavilion/domain/access';
import {
  briefs,
  type Deliverable,
  deliverables,
  duplicateOf,
  titleOfCopy,
  titlesOf,
} from '@pavilion/domain/production';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { notFound, Refusal } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { attemptEach } from './batch.ts';
import { copiesOfBrief, deliverablesOf } from './copy-brief.ts';
import { countingOnce } from './count-brief.ts';
import { lockDeliverables } from './lock-subjects.ts';

/** Form values for one or several equal deliverables. */
interface NewDeliverable {
  title: string;
  type: string;
  deadline: string;
  owners?: string[] | undefined;
  brand?: string | undefined;
  count: number;
}

export const createDeliverables = os.production.createDeliverables.handler(
  async ({ context, input: { production, deliverable, count } }) => ({
    ids: await create(context, production, [{ ...deliverable, count }], () => 'deliverable.brand'),
  }),
);

export const createManyDeliverables = os.production.createManyDeliverables.handler(
  async ({ context, input: { production, deliverables: wanted } }) => ({
    ids: await create(context, production, wanted, (at) => `deliverables.${at}.brand`),
  }),
);

/**
 * Creates empty deliverables of a brief in pre-production (PRD-044..046, PRD-049). Its default feedbackers become the
 * reviewers. Someone restricted to brands makes only what they then see (USR-120): `brandOf` names the field of the brand.
 */
async function create(
  context: CallContext,
  production: string,
  wanted: readonly NewDeliverable[],
  brandOf: (at: number) => string,
): Promise<string[]> {
  const only = onlyBrand(context.viewer.user);
  const branded = wanted.map((each) => ({ ...each, brand: each.brand ?? only }));
  for (const [at, { brand }] of branded.entries()) {
    const fault = scopeFault(context.viewer, { brand }, { brand: 'brand' });
    if (fault) throw new Refusal('NOT_ALLOWED', fault.message, brandOf(at));
  }
  return countingOnce(context, async (tx) => {
    // The lock on the brief keeps its fields unchanged until the copies are written.
    const brief = (await tx.visible(context.viewer, briefs, production)) && (await tx.lock(briefs, production));
    if (!brief) throw notFound();
    const each = branded.flatMap(({ count, ...deliverable }) =>
      titlesOf(deliverable.title, count).map((title) => ({ ...deliverable, title })),
    );
    const made = await tx.insertBatch(
      deliverables,
      each.map((deliverable, at) => ({
        ...deliverable,
        owners: deliverable.owners ?? brief.owners,
        ...copiesOfBrief(brief),
        production,
        collections: brief.collections,
        inCollection: brief.collections.length > 0,
        active: !brief.completed,
        sortCreated: Date.parse(tx.now) + at,
      })),
    );
    return made.map(({ id }) => id);
  });
}

/** Duplicates deliverables without files and decisions (PRD-055). */
export const duplicateDeliverables = os.production.duplicateDeliverables.handler(({ context, input: { ids } }) => {
  return countingOnce(context, async (tx) => {
    const locked = await lockDeliverables(tx, context, ids);
    const copies: string[] = [];
    const titles = await takenTitles(tx, [...locked.values()]);
    const outcome = await attemptEach(ids, async (id) => {
      const original = locked.get(id);
      if (!original) throw notFound();
      const { production, productionTitle, productionStatus, department, partner, inCollection, active } = original;
      const taken = titles.get(production ?? '') ?? new Set();
      const title = titleOfCopy(original.title, taken);
      titles.set(production ?? '', taken.add(title));
      const copied = { productionTitle, productionStatus, department, partner, inCollection, active };
      const copy = await tx.insert(deliverables, {
        ...duplicateOf(original),
        ...copied,
        title,
        sortCreated: Date.parse(tx.now) + copies.length,
      });
      copies.push(copy.id);
    });
    return { ...outcome, ids: copies };
  });
});

/** Titles in use in each of these briefs, under its lock: the second of two simultaneous copies sees the first. */
async function takenTitles(tx: Tx, originals: readonly Deliverable[]): Promise<Map<string, Set<string>>> {
  const ids = [...new Set(originals.flatMap(({ production }) => production ?? []))].sort();
  const titles = new Map<string, Set<string>>();
  for (const id of ids) {
    await tx.lock(briefs, id);
    titles.set(id, new Set((await deliverablesOf(tx, id)).map(({ title }) => title)));
  }
  return titles;
}
