import { budgets, type Cost, closedBudget, costs } from '@pavilion/domain/billing';
import { contract } from '@pavilion/domain/calls';
import { matches } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { Refusal, refusalIn } from '../../engines/store/refusal.ts';

/** Gives costs without a budget one, or undoes that. Skips costs that have changed meanwhile. */
export const payCosts = os.billing.payCosts.handler(
  async ({ context: { store, actor, viewer }, input: { costs: chosen, budget, takeBack } }) => {
    const ids = [...new Set(chosen)];
    const isOpen = (cost: Cost) => (takeBack ? cost.budget === budget : !cost.budget);
    const done = await store.transaction(actor, async (tx) => {
      const seen = store.effectiveWhere(viewer, costs.name);
      const locked = await tx.lockBatch(costs, ids);
      const taken = locked.filter((cost) => matches(cost, seen) && isOpen(cost)).map(({ id }) => id);
      // After the costs: every change of a cost locks in this order.
      const paying = takeBack ? undefined : await tx.lock(budgets, budget);
      if (paying === null) throw refusalIn(contract.billing.payCosts, 'NO_BUDGET');
      const closed = paying && closedBudget(paying);
      if (closed) throw new Refusal('INVALID', closed, 'budget');
      const changes = { budget: takeBack ? null : budget };
      await tx.patchBatch(
        costs,
        taken.map((id) => ({ id, changes })),
      );
      return taken;
    });
    return { done, passed: ids.length - done.length };
  },
);
