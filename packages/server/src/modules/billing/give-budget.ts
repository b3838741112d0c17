import { type Budget, budgets, type costs } from '@pavilion/domain/billing';
import type { shifts } from '@pavilion/domain/planner';
import { type DocumentOf, matches, type PatchOf } from '@pavilion/sync';
import type { CallContext } from '../../engines/calls/os.ts';

interface Given<D extends typeof costs | typeof shifts> {
  type: D;
  ids: readonly string[];
  /** Id of the budget. */
  budget: string;
  /** Whether to remove the documents from this budget instead. */
  takeBack: boolean;
  /** Whether a document waits for a budget. */
  isOpen: (document: DocumentOf<D>) => boolean;
  /** Refuses a budget that may not pay; null if it is gone. */
  demandPayer: (budget: Budget | null) => void;
}

/** Gives costs or work without a budget one, or undoes that. Skips what has changed meanwhile. */
export async function giveBudget<D extends typeof costs | typeof shifts>(
  { store, actor, viewer }: CallContext,
  { type, budget, takeBack, isOpen, demandPayer, ...chosen }: Given<D>,
): Promise<{ done: string[]; passed: number }> {
  const ids = [...new Set(chosen.ids)];
  const done = await store.transaction(actor, async (tx) => {
    const seen = store.effectiveWhere(viewer, type.name);
    const locked = await tx.lockBatch(type, ids);
    const taken = locked
      .filter((one) => matches(one, seen) && (takeBack ? one.budget === budget : isOpen(one)))
      .map(({ id }) => id);
    // After the others: every change of a cost or a shift locks in this order.
    if (!takeBack) demandPayer(await tx.lock(budgets, budget));
    const changes = { budget: takeBack ? null : budget } as PatchOf<D>;
    await tx.patchBatch(
      type,
      taken.map((id) => ({ id, changes })),
    );
    return taken;
  });
  return { done, passed: ids.length - done.length };
}
