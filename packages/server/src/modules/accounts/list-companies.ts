import { config, configurationId, mostCompanies, users } from '@pavilion/domain';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';
import { ordered } from './companies.ts';

/** Adds a company to the list when a user first gets it, so that it is offered to everyone (USR-023). */
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
  // A full list offers no more names; the user still gets the company.
  if (companies.length <= mostCompanies) await tx.patch(config, configurationId, { companies });
}
