import { users } from '@pavilion/domain';
import { can } from '@pavilion/domain/access';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';

/** What a company gives follows the company that a user administrator set, not the one people write themselves (OPN-097). */
export const confirmCompany: Effect<typeof users> = {
  on: users,
  run: (tx, change) => confirm(tx, [change]),
  runAll: confirm,
};

async function confirm(tx: Tx, changes: readonly DocumentChange<typeof users>[]): Promise<void> {
  if (tx.actor.kind !== 'user') return;
  const unconfirmed = changes.flatMap(({ before, after }) =>
    !after || before?.company === after.company || after.companyConfirmed === after.company ? [] : after,
  );
  const author = unconfirmed.length > 0 ? await tx.get(users, tx.actor.id) : null;
  if (!author || !can({ user: author }, 'manageUsers')) return;
  await tx.patchBatch(
    users,
    unconfirmed.map(({ id, company }) => ({ id, changes: { companyConfirmed: company ?? null } })),
  );
}
