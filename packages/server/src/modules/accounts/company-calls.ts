import { config, configurationId, similarCompanies as similarTo } from '@pavilion/domain';
import { os } from '../../engines/calls/os.ts';
import { companiesInUse, rebuildCompanies } from './companies.ts';

export const calculateCompanies = os.accounts.calculateCompanies.handler(async ({ context }) => ({
  // The product makes this change, not the person whose new company caused it.
  companies: await context.store.transaction({ kind: 'system', name: 'companies' }, rebuildCompanies),
}));

export const similarCompanies = os.accounts.similarCompanies.handler(async ({ input, context }) => {
  const current = await context.store.get(config, configurationId);
  const companies = await companiesInUse((sql) => context.database.query(sql), current);
  return { companies: similarTo(input.company.trim(), companies) };
});
