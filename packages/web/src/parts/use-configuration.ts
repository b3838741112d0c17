import { type Configuration, config, configurationId, defaultConfiguration } from '@pavilion/domain/accounts';
import { useDoc } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { useSession } from '../session/session-provider.tsx';

/** The lists for choices (PLT-090), live; until they are loaded, those of a new store. */
export function useConfiguration(): Omit<Configuration, 'id' | '_rev'> {
  const { document } = useDoc(config, configurationId);
  const { organisation } = useSession();
  return useMemo(() => document ?? defaultConfiguration(organisation), [document, organisation]);
}
