import { type Configuration, config, configurationId } from '@pavilion/domain/accounts';
import { useDoc } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { useSession } from '../session/session-provider.tsx';

/**
 * The lists for choices (PLT-090), live. Until they are loaded, those of the moment at which the session was opened; empty for
 * somebody without access.
 */
export function useConfiguration(): Omit<Configuration, 'id' | '_rev'> {
  const { document } = useDoc(config, configurationId);
  const { organisation, configuration } = useSession();
  return useMemo(
    () => document ?? configuration ?? { ...config.schema.parse({}), organisation },
    [document, configuration, organisation],
  );
}
