import { config, configurationFault, users } from '@pavilion/domain';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, ReadingTx } from '../../engines/store/types.ts';

/** Refuses blank and duplicate list entries in every change by a person, from any screen or script. */
export const checkConfiguration: Effect<typeof config> = {
  on: config,
  complete: each(async (tx, { before, after }) => {
    const fault = tx.actor.kind === 'user' ? configurationFault(before, after) : undefined;
    if (fault) throw new Refusal('INVALID', fault.message, fault.field);
    if (after.administratorsNeedSecondFactor && !before?.administratorsNeedSecondFactor) await assertOwnFactor(tx);
    return undefined;
  }),
};

/** Whoever requires a second factor of administrators must not lock themselves out. */
async function assertOwnFactor(tx: ReadingTx): Promise<void> {
  if (tx.actor.kind !== 'user' || (await tx.get(users, tx.actor.id))?.secondFactor) return;
  const [password] = await tx.sql(`SELECT 1 FROM auth_account WHERE "userId" = $1 AND "providerId" = 'credential'`, [
    tx.actor.id,
  ]);
  if (!password) return;
  throw new Refusal(
    'INVALID',
    'Add a second factor to your own account first, under My Account.',
    'administratorsNeedSecondFactor',
  );
}
