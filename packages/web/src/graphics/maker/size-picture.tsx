import { Text } from '@mantine/core';
import {
  countWords,
  croppablePictures,
  type Design,
  type Graphic,
  guidesOf,
  layerOfNode,
  lettersWords,
  openSlots,
  type PictureCrop,
  placeChange,
  rowsLeftOut,
  sizeWords,
  type UnfitText,
} from '@pavilion/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type CSSProperties, useMemo, useState } from 'react';
import { DesignPicture } from '../design-picture.tsx';
import { useScene } from '../use-scene.ts';
import { CropHandle } from './crop-handle.tsx';
import { CropZoom } from './crop-zoom.tsx';
import type { Hand } from './layers/chosen-layer.ts';
import { MoveHandle } from './layers/move-handle.tsx';
import { SnapLines } from './layers/snap-lines.tsx';
import { targetsIn } from './layers/targets.ts';
import { usePlacing } from './layers/use-placing.ts';
import classes from './maker.module.css';
import type { GraphicValues } from './use-graphic-values.ts';

interface SizePictureProps {
  graphic: Graphic;
  design: Design;
  made: GraphicValues;
  slide: string | undefined;
  /** Id of the size. */
  size: string;
  hand: Hand;
  /** Id of the layer that the maker works on in this size. */
  chosen: string | undefined;
  onChoose: (slot: string) => void;
}

/** A slide in one size: its live picture, the pictures in it that can be cropped, and what is wrong with its texts (GFX-019). */
export function SizePicture({ graphic, design, made, slide, size, hand, chosen, onChoose }: SizePictureProps) {
  // One a line.
  const [marks, setMarks] = useState('');
  const { changes, lines, place, settle } = usePlacing(graphic, made);
  const of = { design, slide, size, values: made.values, changes };
  const scene = useScene(of);
  const crops = useMemo(() => (hand === 'crop' ? croppablePictures(scene, design) : []), [scene, design, hand]);
  const moves = useMemo(() => (hand === 'move' ? openSlots(scene, design) : []), [scene, design, hand]);
  const leftOut = rowsLeftOut(scene.nodes);
  const { label, width, height } = design.sizes[size]!;
  const words = [label, sizeWords({ width, height })].filter(Boolean).join(' · ');
  const guides = guidesOf(design.slides.find(({ id }) => id === slide) ?? {}, size);
  const cropTo = (slot: string, next: PictureCrop) => made.change({ [`changes.${slot}.overrides.${size}.crop`]: next });
  return (
    <li className={classes.size} style={{ '--ratio': width / height } as CSSProperties}>
      <div className={classes.frame}>
        <DesignPicture
          {...of}
          alt={`${graphic.name}, ${words}`}
          onUnfit={(texts) => setMarks(marksOf(design, texts))}
        />
        {crops.map((crop) => (
          <CropHandle
            key={crop.slot}
            of={crop}
            scene={scene}
            sizeWords={words}
            onChoose={() => onChoose(crop.slot)}
            onCrop={(next) => cropTo(crop.slot, next)}
          />
        ))}
        {moves.map((open) => (
          <MoveHandle
            key={open.slot.id}
            of={open}
            scene={scene}
            sizeWords={words}
            isChosen={chosen === open.slot.id}
            targets={() => targetsIn(scene, open.slot.id, guides)}
            onChoose={() => onChoose(open.slot.id)}
            onPlace={(box, snapped) => place(placeChange(open, size, box), snapped)}
            onSettle={settle}
          />
        ))}
        <SnapLines lines={lines} scene={scene} />
      </div>
      <div className={classes.label}>{words}</div>
      {crops.length > 0 && (
        <CropZoom
          key={chosen}
          of={crops.find(({ slot }) => slot === chosen)}
          onCrop={(next) => chosen && cropTo(chosen, next)}
        />
      )}
      {leftOut > 0 && (
        <Text size="xs" c="var(--pv-orange)" role="status" className={classes.overflow}>
          <IconAlertTriangle size={14} aria-hidden /> {countWords(leftOut, 'row')} left out
        </Text>
      )}
      {marks !== '' &&
        marks.split('\n').map((mark) => (
          <Text key={mark} size="xs" c="var(--pv-orange)" role="status" className={classes.overflow}>
            <IconAlertTriangle size={14} aria-hidden /> {mark}
          </Text>
        ))}
    </li>
  );
}

/** What is wrong with the texts of a picture, one a line. */
function marksOf(design: Design, unfit: readonly UnfitText[]): string {
  const tooLong = new Set(unfit.flatMap(({ id, letters: missing }) => (missing ? [] : layerOfNode(id))));
  const names = design.slots.flatMap(({ id, name, type }) => (tooLong.has(id) ? name || type : []));
  const letters = unfit.flatMap((text) => text.letters ?? []);
  return [
    ...(names.length > 0 ? [`Does not fit: ${names.join(', ')}`] : []),
    ...(letters.length > 0 ? [lettersWords(letters)] : []),
  ].join('\n');
}
