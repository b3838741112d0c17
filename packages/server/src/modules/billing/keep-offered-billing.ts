import { billings } from '@pavilion/domain/billing';
import { resources } from '@pavilion/domain/planner';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Most resources named in the sentence. */
const named = 3;

/**
 * Refuses to delete a billing that an active resource offers (PLN-035). Inactive resources keep the id of a deleted billing:
 * nobody can book them, and they offer it again if it is restored.
 */
export const keepOfferedBilling: Effect<typeof billings> = {
  on: billings,
  follow: each(async (tx, { before, after }) => {
    if (after || !before) return;
    const holders = await tx.find(resources, {
      where: { active: true, or: [{ availableBillings: { contains: before.id } }, { defaultBilling: before.id }] },
      orderBy: [{ field: 'displayName', direction: 'asc' }],
    });
    if (holders.length === 0) return;
    const names = holders.slice(0, named).map(({ displayName }) => displayName);
    const more = holders.length > named ? ` and ${holders.length - named} more` : '';
    throw new Refusal(
      'CONFLICT',
      `Active resources can still be billed at this: ${names.join(', ')}${more}. It can be set inactive instead.`,
    );
  }),
};
