import { type TemplateSpot, templateSpot, templates } from '@pavilion/domain/graphics';
import { usePresent } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { useUser } from '../../../session/session-provider.tsx';
import { useModel } from '../state/editor.ts';

/** Another designer in the same template, by id, and where. */
export interface Other extends TemplateSpot {
  person: string;
}

/** The other designers who are in this template now (GFX-017). */
export function useOthers(): readonly Other[] {
  const present = usePresent(templates, useModel().template.id);
  const me = useUser().id;
  return useMemo(
    () =>
      present.flatMap(({ person, at }) => {
        const spot = templateSpot.safeParse(at);
        return person !== me && spot.success ? [{ person, ...spot.data }] : [];
      }),
    [present, me],
  );
}
