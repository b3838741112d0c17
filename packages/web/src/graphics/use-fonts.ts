import { type Design, graphicFonts, missingFonts } from '@pavilion/domain/graphics';
import { families, nearestFace, weightsOf } from '@pavilion/drawing';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

interface Fonts {
  /** Families that texts can have: those that come with the product, and uploaded ones. */
  names: readonly string[];
  /** Whether a family does not exist any more; nothing is lost before the list is here. */
  isLost: (family: string) => boolean;
  /** The weights that a family has, the lightest first. */
  weightsOf: (family: string) => readonly number[];
  /** The weight in which a text is drawn: the nearest that its family has. */
  drawnWeight: (run: Parameters<typeof nearestFace>[0]) => number;
  /** Sentences about the fonts of a design that do not exist any more. */
  lostIn: (design: Pick<Design, 'slots' | 'kit'>) => ReturnType<typeof missingFonts>;
}

export function useFonts(): Fonts {
  const { documents, status } = useLive(graphicFonts, { orderBy: [{ field: 'family', direction: 'asc' }] });
  return useMemo(() => {
    const known = new Set([...families.map(({ name }) => name), ...documents.map(({ family }) => family)]);
    const isKnown = status === 'ready';
    return {
      names: [...known].sort(),
      weightsOf: (family) => weightsOf(family, documents),
      drawnWeight: (run) => nearestFace(run, documents).weight,
      isLost: (family) => isKnown && !known.has(family),
      lostIn: (design) => (isKnown ? missingFonts(design, known) : []),
    };
  }, [documents, status]);
}
