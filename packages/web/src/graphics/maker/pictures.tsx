import { SegmentedControl, Tabs } from '@mantine/core';
import { type Design, type Graphic, mayMove, sizeOrder, sizeWords } from '@pavilion/domain';
import { useState } from 'react';
import type { ChosenLayer, Hand } from './layers/chosen-layer.ts';
import classes from './maker.module.css';
import { PlayGraphic } from './play-graphic.tsx';
import { SizePicture } from './size-picture.tsx';
import { SizeStrip } from './size-strip.tsx';
import type { GraphicValues } from './use-graphic-values.ts';

interface PicturesProps {
  graphic: Graphic;
  design: Design;
  made: GraphicValues;
  /** Id of the shown slide; the first one if undefined. */
  slide: string | undefined;
  onSlide: (slide: string) => void;
  chosen: ChosenLayer | undefined;
  onChoose: (layer: ChosenLayer) => void;
}

const hands = [
  { value: 'crop', label: 'Crop Pictures' },
  { value: 'move', label: 'Move Layers' },
];

const nameOf = (size: Design['sizes'][string]) => size.label || sizeWords(size);

/** The live pictures of a slide in every size, with tabs for several slides. */
export function Pictures({ graphic, design, made, slide, onSlide, chosen, onChoose }: PicturesProps) {
  const [hand, setHand] = useState<Hand>('crop');
  const shown = design.slides.find(({ id }) => id === slide) ?? design.slides[0];
  const sizes = sizeOrder(design.sizes);
  const open = design.slots.filter((slot) => slot.slide === shown?.id && mayMove(slot));
  const hasPictures = open.some(({ type }) => type === 'picture' || type === 'video');
  return (
    <section className={classes.pictures} aria-label="Pictures">
      {design.slides.length > 1 && (
        <Tabs value={shown?.id ?? null} onChange={(next) => next && onSlide(next)}>
          <Tabs.List aria-label="Slides">
            {design.slides.map(({ id, name }, at) => (
              <Tabs.Tab key={id} value={id}>
                {name || `Slide ${at + 1}`}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <div className={classes.tools}>
        {hasPictures && (
          <SegmentedControl
            size="xs"
            aria-label="Drag to"
            data={hands}
            value={hand}
            onChange={(next) => setHand(next as Hand)}
          />
        )}
        {shown && <PlayGraphic graphic={graphic} design={design} slide={shown} values={made.values} />}
      </div>
      <SizeStrip sizes={sizes.map((id) => ({ id, name: nameOf(design.sizes[id]!) }))}>
        {sizes.map((id) => (
          <SizePicture
            key={id}
            graphic={graphic}
            design={design}
            made={made}
            slide={shown?.id}
            size={id}
            hand={hasPictures ? hand : 'move'}
            chosen={chosen?.size === id ? chosen.slot : undefined}
            onChoose={(slot) => onChoose({ slot, size: id })}
          />
        ))}
      </SizeStrip>
    </section>
  );
}
