import { type DocumentRights, documentRights, type Governed } from '@pavilion/domain/access';
import type { DocumentType } from '@pavilion/sync';
import { useMemo } from 'react';
import { useViewer } from './session-provider.tsx';

/**
 * What the signed-in user may do with documents of this type: `may.patch(note, 'text')`, `may.remove(note)`. The type comes with
 * its policy (`productionPolicies.notes`): a screen loads the policies of its own modules only.
 */
export function useMay<D extends DocumentType>({ type, policy }: Governed<D>): DocumentRights<D> {
  const viewer = useViewer();
  return useMemo(() => documentRights(type, policy, viewer), [type, policy, viewer]);
}
