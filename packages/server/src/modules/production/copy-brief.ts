import { type Brief, briefs, type Deliverable, deliverables, isOverdue } from '@pavilion/domain/production';
import type { Effect, Tx } from '../../engines/store/types.ts';
import { differing } from './differing.ts';

/** What a deliverable carries of its brief, for access rules, filters and lists. */
export function copiesOfBrief({ title, status, department, partner }: Brief) {
  return { productionTitle: title, productionStatus: status, department, partner };
}

/** A brief that changes takes its deliverables along; without partner content it has no partner (PRD-033, OPN-096). */
export const briefChanges: Effect<typeof briefs> = {
  on: briefs,
  async run(tx, { before, after }) {
    if (!after) return;
    if (after.commercial === false && after.partner) {
      await tx.patch(briefs, after.id, { partner: null });
      return; // The patch has come by here itself.
    }
    if (!before || !copiesDiffer(before, after)) return;
    const left = before.collections.filter((id) => !after.collections.includes(id));
    const joined = after.collections.filter((id) => !before.collections.includes(id));
    const patches = (await deliverablesOf(tx, after.id)).flatMap((deliverable) => {
      const kept = deliverable.collections.filter((id) => !left.includes(id) && !joined.includes(id));
      const changes = differing(deliverable, { ...copiesOfBrief(after), collections: [...kept, ...joined] });
      return changes ? [{ id: deliverable.id, changes }] : [];
    });
    await tx.patchBatch(deliverables, patches);
  },
};

function copiesDiffer(before: Brief, after: Brief): boolean {
  const shown = (brief: Brief) => JSON.stringify([copiesOfBrief(brief), brief.collections]);
  return shown(before) !== shown(after);
}

/** The deliverables of a brief in the order in which everybody locks them. */
export function deliverablesOf(tx: Tx, brief: string): Promise<Deliverable[]> {
  return tx.find(deliverables, { where: { production: brief }, orderBy: [{ field: 'id', direction: 'asc' }] });
}

/** Locks the deliverables of a brief, which everybody does before the brief itself. */
export async function lockDeliverablesOf(tx: Tx, brief: string): Promise<void> {
  const found = await deliverablesOf(tx, brief);
  await tx.lockBatch(
    deliverables,
    found.map(({ id }) => id),
  );
}

/** What a deliverable says about itself that follows from the rest of it: its brief, its deadline's day. */
export const derivedFields: Effect<typeof deliverables> = {
  on: deliverables,
  async run(tx, { before, after }) {
    if (!after) return;
    // What the server makes itself comes with its copies; what moves to another brief needs new ones.
    const lacking = before ? before.production !== after.production : after.productionStatus === undefined;
    const brief = lacking && after.production ? await tx.get(briefs, after.production) : null;
    const changes = differing(after, {
      ...(brief ? copiesOfBrief(brief) : {}),
      overdue: isOverdue(after.deadline, tx.now),
    });
    if (changes) await tx.patch(deliverables, after.id, changes);
  },
};
