import { users } from '@pavilion/domain';
import { can } from '@pavilion/domain/access';
import type { Draft, Effect } from '../../engines/store/types.ts';

/** Rights from a company follow the company set by a user administrator, not the one that people enter themselves (OPN-097). */
export const confirmCompany: Effect<typeof users> = {
  on: users,
  async complete(tx, drafts) {
    const author = tx.actor.kind === 'user' && drafts.some(isMoved) ? await tx.get(users, tx.actor.id) : null;
    if (!author || !can({ user: author }, 'manageUsers')) return [];
    return drafts.map((draft) => (isMoved(draft) ? { companyConfirmed: draft.after.company } : undefined));
  },
};

const isMoved = ({ before, after }: Draft<typeof users>) => before?.company !== after.company;
