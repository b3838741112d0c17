import {
  buildScene,
  type Design,
  type FieldValues,
  type Scene,
  type SlotChange,
  sizeOrder,
} from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { useMemo, useRef } from 'react';

export interface SceneOfDesign {
  design: Design;
  /** Ids of the slide and the size; by default the first ones. */
  slide?: string | undefined;
  size?: string | undefined;
  /** Of a graphic; without them the template itself is shown, with the labels of fields that have no example. */
  values?: FieldValues | undefined;
  changes?: Readonly<Record<string, SlotChange>> | undefined;
}

/** A slide of a design in one of its sizes, filled with values. */
export function useScene({ design, slide, size, values, changes }: SceneOfDesign): Scene {
  const built = useMemo(
    () =>
      buildScene(design, {
        slide: slide ?? [...design.slides].sort((left, right) => left.order - right.order)[0]?.id ?? '',
        size: size ?? sizeOrder(design.sizes)[0] ?? '',
        ...(values ? { values } : { placeholders: 'words' }),
        ...(changes && { changes }),
      }),
    [design, slide, size, values, changes],
  );
  // A value that has been stored comes back as another object with the same content: the picture is not drawn again.
  const kept = useRef(built);
  if (kept.current !== built && !sameJson(kept.current, built)) kept.current = built;
  return kept.current;
}
