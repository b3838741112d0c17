import { type DocumentRights, documentRights } from '@pavilion/domain/access';
import { policyOf } from '@pavilion/domain/policies';
import type { DocumentType } from '@pavilion/sync';
import { useMemo } from 'react';
import { useViewer } from './session-provider.tsx';

/** What the signed-in user may do with documents of this type: `may.patch(note, 'text')`, `may.remove(note)`. */
export function useMay<D extends DocumentType>(type: D): DocumentRights<D> {
  const viewer = useViewer();
  return useMemo(() => documentRights(type, policyOf(type), viewer), [type, viewer]);
}
