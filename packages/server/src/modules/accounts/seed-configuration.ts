import { config, configurationId, defaultConfiguration } from '@pavilion/domain';
import type { Context } from '../../context.ts';
import { companiesInUse } from './companies.ts';

/** Fills the lists of forms in a new store; administrators change them later (PLT-090). */
export async function seedConfiguration(context: Context): Promise<void> {
  if (await context.store.get(config, configurationId)) return;
  await context.store.transaction({ kind: 'system', name: 'first-start' }, async (tx) => {
    const initial = { id: configurationId, ...defaultConfiguration(context.config.organisation) };
    // People may have been imported before the first start.
    const companies = await companiesInUse((sql) => tx.sql(sql), initial);
    await tx.insertOnce(config, { ...initial, companies });
  });
}
