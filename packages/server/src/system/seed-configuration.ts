import { config, configurationId, defaultConfiguration } from '@pavilion/domain';
import type { Context } from '../context.ts';

/** A new store starts with the lists that every form offers; an administrator changes them afterwards (PLT-090). */
export async function seedConfiguration(context: Context): Promise<void> {
  if (await context.store.get(config, configurationId)) return;
  await context.store.transaction({ kind: 'system', name: 'first-start' }, async (tx) => {
    if (await tx.get(config, configurationId)) return;
    await tx.insert(config, { id: configurationId, ...defaultConfiguration(context.config.organisation) });
  });
}
