import type { DocumentType, Spot } from '@pavilion/sync';
import { useHere, usePresent } from '@pavilion/sync/react';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useUser } from '../session/session-provider.tsx';

const somewhere = {};

/** Ids of the other people who have this document open, and are told the same of this one. */
export function useOthersHere(type: DocumentType, id: string): string[] {
  useHere(type, id, somewhere);
  const me = useUser().id;
  return usePresent(type, id).flatMap(({ person }) => (person === me || person === '' ? [] : person));
}

/** Another person in a document, by id, and where. */
export type OtherAt<S> = S & { person: string };

/** The other people in a document and where they are. Places in other words than `spot`, as of an older page, are left out. */
export function useOthersAt<S extends Spot>(type: DocumentType, id: string, spot: z.ZodType<S>): readonly OtherAt<S>[] {
  const present = usePresent(type, id);
  const me = useUser().id;
  return useMemo(
    () =>
      present.flatMap(({ person, at }) => {
        const read = spot.safeParse(at);
        return person !== me && person !== '' && read.success ? [{ ...read.data, person }] : [];
      }),
    [present, me, spot],
  );
}
