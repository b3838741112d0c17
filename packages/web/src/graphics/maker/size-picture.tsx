import { Text } from '@mantine/core';
import { croppablePictures, type Design, type Graphic, sizeWords } from '@pavilion/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type CSSProperties, useMemo, useState } from 'react';
import { DesignPicture } from '../design-picture.tsx';
import { useScene } from '../use-scene.ts';
import { CropHandle } from './crop-handle.tsx';
import classes from './maker.module.css';
import type { GraphicValues } from './use-graphic-values.ts';

interface SizePictureProps {
  graphic: Graphic;
  design: Design;
  made: GraphicValues;
  slide: string | undefined;
  /** Id of the size. */
  size: string;
}

/** A slide in one size: its live picture, the pictures in it that can be cropped, and texts that do not fit (GFX-019). */
export function SizePicture({ graphic, design, made, slide, size }: SizePictureProps) {
  const [overflowing, setOverflowing] = useState('');
  const of = { design, slide, size, values: made.values, changes: graphic.changes };
  const scene = useScene(of);
  const crops = useMemo(() => croppablePictures(scene, design), [scene, design]);
  const { label, width, height } = design.sizes[size]!;
  const words = [label, sizeWords({ width, height })].filter(Boolean).join(' · ');
  const namesOf = (ids: readonly string[]) => {
    const slots = new Set(ids.map((id) => id.split(':')[0]));
    return design.slots.flatMap(({ id, name, type }) => (slots.has(id) ? name || type : [])).join(', ');
  };
  return (
    <li className={classes.size} style={{ '--ratio': width / height } as CSSProperties}>
      <div className={classes.frame}>
        <DesignPicture {...of} alt={`${graphic.name}, ${words}`} onOverflow={(ids) => setOverflowing(namesOf(ids))} />
        {crops.map((crop) => (
          <CropHandle
            key={crop.slot}
            of={crop}
            scene={scene}
            sizeWords={words}
            onCrop={(next) => made.change({ [`changes.${crop.slot}.overrides.${size}.crop`]: next })}
          />
        ))}
      </div>
      <div className={classes.label}>{words}</div>
      {overflowing && (
        <Text size="xs" c="var(--pv-orange)" role="status" className={classes.overflow}>
          <IconAlertTriangle size={14} aria-hidden /> Does not fit: {overflowing}
        </Text>
      )}
    </li>
  );
}
