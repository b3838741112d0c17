import { useDebouncedValue } from '@mantine/hooks';
import { buildScene } from '@pavilion/domain/graphics';
import { useMemo } from 'react';
import { ScenePicture } from '../../drawing/scene-picture.tsx';
import { useUploadedFaces } from '../../use-uploaded-faces.ts';
import classes from '../editor.module.css';
import { type Model, useModel } from '../state/editor.ts';

interface SizePictureProps {
  sizeId: string;
  /** By default the shown slide. */
  slideId?: string;
  height: number;
  widest: number;
}

/** Small pictures wait for a moment without changes, so that the large one is drawn first. */
const rest = 400;

/** A slide in one of the sizes, small. */
export function SizePicture({ sizeId, slideId, height, widest }: SizePictureProps) {
  const model = useModel();
  const [{ design, values }] = useDebouncedValue<Pick<Model, 'design' | 'values'>>(model, rest);
  const uploaded = useUploadedFaces();
  const slide = slideId ?? model.slide.id;
  const scene = useMemo(
    () => buildScene(design, { slide, size: sizeId, values, placeholders: true }),
    [design, slide, sizeId, values],
  );
  const width = Math.min(widest, (height * scene.width) / scene.height);
  const scale = Math.min(1, (width / scene.width) * window.devicePixelRatio);
  return (
    <span className={classes.thumb} style={{ width }}>
      <ScenePicture scene={scene} label="" scale={scale} uploaded={uploaded} />
    </span>
  );
}
