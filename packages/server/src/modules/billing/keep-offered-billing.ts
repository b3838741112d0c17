import { billings } from '@pavilion/domain/billing';
import { resources } from '@pavilion/domain/planner';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** So many names are told. */
const named = 3;

/**
 * While an active resource offers a billing it stays (PLN-035). Inactive ones go on naming one that was deleted: nobody can
 * be booked at it, and if it is brought back it is theirs again.
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
