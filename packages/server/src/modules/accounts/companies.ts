import { type Configuration, config, configurationId } from '@pavilion/domain';
import type { Tx } from '../../engines/store/types.ts';

type Ask = (sql: string) => Promise<{ company: string }[]>;

/** Companies of users and calendar resources, and the organisation's own, sorted (OPN-032). */
export async function companiesInUse(ask: Ask, current: Pick<Configuration, 'ownCompany'> | null): Promise<string[]> {
  const rows = await ask(`SELECT data->>'company' AS company FROM users UNION SELECT data->>'company' FROM resources`);
  return ordered([current?.ownCompany, ...rows.map(({ company }) => company)]);
}

/** Adds companies in use that are not in the list. Never removes one: an administrator may have added it for future users. */
export async function rebuildCompanies(tx: Tx): Promise<string[]> {
  const current = await tx.lock(config, configurationId);
  const inUse = await companiesInUse((sql) => tx.sql(sql), current);
  const companies = ordered([...(current?.companies ?? []), ...inUse]);
  if (current && companies.length > current.companies.length) await tx.patch(config, configurationId, { companies });
  return companies;
}

/** Company names trimmed, without duplicates, in the order in which people look them up. */
export function ordered(names: readonly (string | null | undefined)[]): string[] {
  const known = new Set(names.map((name) => name?.trim() ?? '').filter((name) => name !== ''));
  return [...known].sort((left, right) => left.localeCompare(right, 'en-GB'));
}
