import { buildScene, type Design, type FieldValues, type SlotChange, sizeOrder } from '@pavilion/domain/graphics';
import { useMemo } from 'react';
import { ScenePicture } from './drawing/scene-picture.tsx';

export interface DesignPictureProps {
  design: Design;
  /** Ids of the slide and the size; by default the first ones. */
  slide?: string | undefined;
  size?: string | undefined;
  values?: FieldValues | undefined;
  changes?: Readonly<Record<string, SlotChange>> | undefined;
  /** Pixels drawn for each pixel of the size; thumbnails need fewer. */
  scale?: number;
  alt: string;
}

/** A slide of a design in one of its sizes, filled with values. */
export function DesignPicture({ design, slide, size, values, changes, scale = 1, alt }: DesignPictureProps) {
  const scene = useMemo(
    () =>
      buildScene(design, {
        slide: slide ?? [...design.slides].sort((left, right) => left.order - right.order)[0]?.id ?? '',
        size: size ?? sizeOrder(design.sizes)[0] ?? '',
        ...(values && { values }),
        ...(changes && { changes }),
      }),
    [design, slide, size, values, changes],
  );
  return <ScenePicture scene={scene} label={alt} scale={scale} />;
}
