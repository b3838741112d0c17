import type { DocumentType } from '@pavilion/sync';
import { useHere, usePresent } from '@pavilion/sync/react';
import { useUser } from '../session/session-provider.tsx';

const somewhere = {};

/** Ids of the other people who have this document open, and are told the same of this one. */
export function useOthersHere(type: DocumentType, id: string): string[] {
  useHere(type, id, somewhere);
  const me = useUser().id;
  return usePresent(type, id).flatMap(({ person }) => (person === me ? [] : person));
}
