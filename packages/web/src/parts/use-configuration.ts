import { type Configuration, config, configurationId, defaultConfiguration } from '@pavilion/domain/accounts';
import { useDoc } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { useSession } from '../session/session-provider.tsx';

/** The lists from which choices are made (PLT-090), live; what a new store starts with until they have come. */
export function useConfiguration(): Omit<Configuration, 'id' | '_rev'> {
  const { document } = useDoc(config, configurationId);
  const { organisation } = useSession();
  return useMemo(() => document ?? defaultConfiguration(organisation), [document, organisation]);
}
