import { type Configuration, configurationFault, type Settings } from '@pavilion/domain/accounts';
import { useCallback } from 'react';
import { notifyError } from '../../kit/notify.ts';
import { notifyEdit } from '../../kit/notify-undo.tsx';
import { useSaveConfiguration } from '../../parts/use-save-configuration.ts';

/** Saves changes and announces them with `said`. Resolves to an error message for the field, or undefined when saved. */
export type EditSettings = (changes: Partial<Settings>, said: string) => Promise<string | undefined>;

/** Saves changes against the configuration on screen. Each can be undone until someone else changes the same setting. */
export function useEditSettings(configuration: Configuration): EditSettings {
  const save = useSaveConfiguration();
  return useCallback(
    async (changes, said) => {
      const after = { ...configuration, ...changes };
      const fault = configurationFault(configuration, after, { strict: true });
      const refused = fault?.message ?? (await save(configuration, changes));
      if (refused) return refused;
      const former = Object.fromEntries(
        (Object.keys(changes) as (keyof Settings)[]).map((field) => [field, configuration[field]]),
      );
      notifyEdit(said, async () => {
        const reason = await save(after, former);
        if (reason) notifyError(reason);
      });
      return undefined;
    },
    [configuration, save],
  );
}
