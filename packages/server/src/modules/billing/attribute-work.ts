import { budgets } from '@pavilion/domain/billing';
import { contract } from '@pavilion/domain/calls';
import { type Shift, shifts } from '@pavilion/domain/planner';
import { matches } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { refusalIn } from '../../engines/store/refusal.ts';

/** Attributes unattributed work to a budget, or undoes that (OPN-060). Skips work that has changed meanwhile. */
export const attributeWork = os.billing.attributeWork.handler(
  async ({ context: { store, actor, viewer }, input: { shifts: chosen, budget, takeBack } }) => {
    const ids = [...new Set(chosen)];
    const isOpen = (shift: Shift) => (takeBack ? shift.budget === budget : shift.invoiceable && !shift.budget);
    const done = await store.transaction(actor, async (tx) => {
      const seen = store.effectiveWhere(viewer, shifts.name);
      const locked = await tx.lockBatch(shifts, ids);
      const taken = locked.filter((shift) => matches(shift, seen) && isOpen(shift)).map(({ id }) => id);
      // After the shifts: every change of a shift locks in this order.
      if (!takeBack && !(await tx.lock(budgets, budget))) {
        throw refusalIn(contract.billing.attributeWork, 'NO_BUDGET');
      }
      const changes = { budget: takeBack ? null : budget };
      await tx.patchBatch(
        shifts,
        taken.map((id) => ({ id, changes })),
      );
      return taken;
    });
    return { done, passed: ids.length - done.length };
  },
);
