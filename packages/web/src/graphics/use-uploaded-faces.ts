import { graphicFonts } from '@pavilion/domain/graphics';
import type { Face } from '@pavilion/drawing';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

/** Fonts that designers uploaded, as pictures are drawn with them (GFX-009). */
export function useUploadedFaces(): readonly Face[] {
  const { documents } = useLive(graphicFonts, { orderBy: [{ field: 'family', direction: 'asc' }] });
  return useMemo(
    () => documents.map(({ family, weight, italic, file }) => ({ family, weight, italic, file })),
    [documents],
  );
}
