import { billings } from '@pavilion/domain/billing';
import { resources } from '@pavilion/domain/planner';
import { Refusal } from '../store/refusal.ts';
import type { Effect } from '../store/types.ts';

/** So many names are told. */
const named = 3;

/** A billing that is deleted leaves the inactive resources; while an active one offers it, it stays (PLN-035). */
export const leaveResources: Effect<typeof billings> = {
  on: billings,
  async run(tx, { before, after }) {
    if (after || !before) return;
    const holders = await tx.find(resources, {
      where: { or: [{ availableBillings: { contains: before.id } }, { defaultBilling: before.id }] },
      orderBy: [{ field: 'id', direction: 'asc' }],
    });
    const active = holders.filter((resource) => resource.active).map(({ displayName }) => displayName);
    if (active.length > 0) {
      const more = active.length > named ? ` and ${active.length - named} more` : '';
      throw new Refusal(
        'CONFLICT',
        `Active resources can still be billed at this: ${active.slice(0, named).join(', ')}${more}. It can be set inactive instead.`,
      );
    }
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
