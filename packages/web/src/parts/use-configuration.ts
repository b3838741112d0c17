import { type Configuration, config, configurationId, defaultConfiguration } from '@pavilion/domain/accounts';
import { useDoc } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { useSession } from '../session/session-provider.tsx';

/**
 * The lists for choices (PLT-090), live. Until they are loaded, those of the moment at which the session was opened: lists of a
 * new store could lead to a choice that does not exist here.
 */
export function useConfiguration(): Omit<Configuration, 'id' | '_rev'> {
  const { document } = useDoc(config, configurationId);
  const { organisation, configuration } = useSession();
  return useMemo(
    () => document ?? configuration ?? defaultConfiguration(organisation),
    [document, configuration, organisation],
  );
}
