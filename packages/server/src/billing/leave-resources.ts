import { billings } from '@pavilion/domain/billing';
import { resources } from '@pavilion/domain/planner';
import type { Effect } from '../store/types.ts';

/** A billing that is deleted is offered for no resource any more. */
export const leaveResources: Effect<typeof billings> = {
  on: billings,
  async run(tx, { before, after }) {
    if (after || !before) return;
    const holders = await tx.find(resources, {
      where: { or: [{ availableBillings: { contains: before.id } }, { defaultBilling: before.id }] },
      orderBy: [{ field: 'id', direction: 'asc' }],
    });
    for (const { id } of holders) {
      const resource = await tx.lock(resources, id);
      if (!resource) continue;
      await tx.patch(resources, id, {
        availableBillings: resource.availableBillings.filter((billing) => billing !== before.id),
        ...(resource.defaultBilling === before.id ? { defaultBilling: null } : {}),
      });
    }
  },
};
