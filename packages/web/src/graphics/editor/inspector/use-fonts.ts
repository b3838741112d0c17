import { graphicFonts, plainText } from '@pavilion/domain/graphics';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

/** Families that texts can have. */
export function useFonts(): readonly string[] {
  const { documents } = useLive(graphicFonts, { orderBy: [{ field: 'family', direction: 'asc' }] });
  return useMemo(
    () => [...new Set([plainText.font as string, ...documents.map(({ family }) => family)])].sort(),
    [documents],
  );
}
