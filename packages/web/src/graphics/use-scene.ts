import {
  buildScene,
  type Design,
  type FieldValues,
  type Scene,
  type SlotChange,
  sizeOrder,
} from '@pavilion/domain/graphics';
import { useMemo } from 'react';

export interface SceneOfDesign {
  design: Design;
  /** Ids of the slide and the size; by default the first ones. */
  slide?: string | undefined;
  size?: string | undefined;
  values?: FieldValues | undefined;
  changes?: Readonly<Record<string, SlotChange>> | undefined;
}

/** A slide of a design in one of its sizes, filled with values. */
export function useScene({ design, slide, size, values, changes }: SceneOfDesign): Scene {
  return useMemo(
    () =>
      buildScene(design, {
        slide: slide ?? [...design.slides].sort((left, right) => left.order - right.order)[0]?.id ?? '',
        size: size ?? sizeOrder(design.sizes)[0] ?? '',
        ...(values && { values }),
        ...(changes && { changes }),
      }),
    [design, slide, size, values, changes],
  );
}
