import { type Configuration, config, configurationId } from '@pavilion/domain';
import type { Context } from '../../context.ts';

/**
 * The organisation's own company is a setting that administrators change (OPN-054); the environment gives its first value.
 * Keeps `config.organisation` as the configuration has it, so that every rule asks by the same name. Returns how to stop.
 */
export async function followOrganisation({ store, config: settings }: Context): Promise<() => void> {
  const take = (current: Partial<Configuration> | null) => {
    if (current?.ownCompany) settings.organisation = current.ownCompany;
  };
  const stop = store.onChanges((changes) => {
    for (const { collection, id, after } of changes) {
      if (collection === config.name && id === configurationId) take(after as Partial<Configuration> | null);
    }
  });
  take(await store.get(config, configurationId));
  return stop;
}
