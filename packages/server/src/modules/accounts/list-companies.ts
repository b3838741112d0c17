import { config, configurationId, mostCompanies, users } from '@pavilion/domain';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';
import { ordered } from './companies.ts';

/** A company that somebody is given for the first time is offered to everybody from then on (USR-023). */
export const listCompanies: Effect<typeof users> = {
  on: users,
  follow: list,
};

async function list(tx: Tx, changes: readonly DocumentChange<typeof users>[]): Promise<void> {
  const given = ordered(
    changes.flatMap(({ before, after }) => (after && after.company !== before?.company ? after.company : [])),
  );
  if (given.length === 0) return;
  const known = await tx.get(config, configurationId);
  if (!known || given.every((company) => known.companies.includes(company))) return;
  const current = await tx.lock(config, configurationId);
  const companies = ordered([...(current?.companies ?? []), ...given]);
  // A list that is full offers no more names; the company itself is kept all the same.
  if (companies.length <= mostCompanies) await tx.patch(config, configurationId, { companies });
}
