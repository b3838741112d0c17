import { users } from '@pavilion/domain';
import { can } from '@pavilion/domain/access';
import type { Effect } from '../store/types.ts';

/** What a company gives follows the company that a user administrator set, not the one people write themselves (OPN-097). */
export const confirmCompany: Effect<typeof users> = {
  on: users,
  async run(tx, { before, after }) {
    if (!after || before?.company === after.company || after.companyConfirmed === after.company) return;
    if (tx.actor.kind !== 'user') return;
    const author = await tx.get(users, tx.actor.id);
    if (!author || !can({ user: author }, 'manageUsers')) return;
    await tx.patch(users, after.id, { companyConfirmed: after.company ?? null });
  },
};
