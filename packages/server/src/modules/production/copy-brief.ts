import { type Brief, briefs, type Deliverable, deliverables, isOverdue } from '@pavilion/domain/production';
import { differing } from '@pavilion/sync';
import { carryWhere } from '../../engines/store/carry.ts';
import { each } from '../../engines/store/each.ts';
import { getAll } from '../../engines/store/get-all.ts';
import type { Draft, Effect, Tx } from '../../engines/store/types.ts';

/** Fields that a deliverable carries of its brief, for access rules, filters and lists. */
export function copiesOfBrief({ title, status, department, partner }: Brief) {
  return { productionTitle: title, productionStatus: status, department, partner };
}

/** A brief without partner content has no partner (OPN-096). */
export const dropPartner: Effect<typeof briefs> = {
  on: briefs,
  complete: each(async (_tx, { after }) => (after.commercial === false ? { partner: null } : undefined)),
};

/** Copies changed fields of a brief onto its deliverables (PRD-033). */
export const briefChanges: Effect<typeof briefs> = {
  on: briefs,
  follow: each(async (tx, { before, after }) => {
    if (!before || !after || !copiesDiffer(before, after)) return;
    await carryWhere(tx, deliverables, { production: after.id }, ({ collections }) => ({
      ...copiesOfBrief(after),
      collections: collectionsFrom(collections, before.collections, after.collections),
    }));
  }),
};

/** Collections of a deliverable after the collections that it follows have become others; those chosen for it alone stay. */
export function collectionsFrom(own: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const left = before.filter((id) => !after.includes(id));
  const joined = after.filter((id) => !before.includes(id));
  return [...own.filter((id) => !left.includes(id) && !joined.includes(id)), ...joined];
}

/** Where a deliverable stands in another brief: collections chosen for it alone come along. */
export function placedIn({ collections }: Deliverable, former: Brief | undefined, brief: Brief) {
  return {
    production: brief.id,
    active: true,
    collections: collectionsFrom(collections, former?.collections ?? [], brief.collections),
  };
}

function copiesDiffer(before: Brief, after: Brief): boolean {
  const copies = (brief: Brief) => ({ ...copiesOfBrief(brief), collections: brief.collections });
  return differing(copies(before), copies(after)) !== undefined;
}

/** Deliverables of a brief in locking order. */
export function deliverablesOf(tx: Tx, brief: string): Promise<Deliverable[]> {
  return tx.find(deliverables, { where: { production: brief }, orderBy: [{ field: 'id', direction: 'asc' }] });
}

/** Locks the deliverables of a brief. All code does this before it locks the brief. */
export async function lockDeliverablesOf(tx: Tx, brief: string): Promise<void> {
  const found = await deliverablesOf(tx, brief);
  await tx.lockBatch(
    deliverables,
    found.map(({ id }) => id),
  );
}

/** Fields of a deliverable derived from others: copies of its brief, the day of its deadline. */
export const derivedFields: Effect<typeof deliverables> = {
  on: deliverables,
  async complete(tx, drafts) {
    const known = await getAll(
      tx,
      briefs,
      drafts.filter(lacksCopies).map(({ after }) => after.production),
    );
    return drafts.map((draft) => {
      const brief = lacksCopies(draft) ? known.get(draft.after.production ?? '') : undefined;
      const overdue = isOverdue(draft.after.deadline, tx.now);
      return { ...(brief ? copiesOfBrief(brief) : {}), overdue };
    });
  },
};

/** Deliverables created by the server include their copies; those moved to another brief need new ones. */
function lacksCopies({ before, after }: Draft<typeof deliverables>): boolean {
  return before ? before.production !== after.production : after.productionStatus === undefined;
}
