import { type Configuration, config, configurationId } from '@pavilion/domain';
import type { Context } from '../../context.ts';

/**
 * Keeps `config.organisation` equal to the company name in the configuration, which administrators can change (OPN-054); the
 * environment gives only the first value. All rules use `config.organisation`. Returns a function that stops this.
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
