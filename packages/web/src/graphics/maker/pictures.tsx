import { Tabs } from '@mantine/core';
import { type Design, type Graphic, sizeOrder } from '@pavilion/domain';
import classes from './maker.module.css';
import { SizePicture } from './size-picture.tsx';
import type { GraphicValues } from './use-graphic-values.ts';

interface PicturesProps {
  graphic: Graphic;
  design: Design;
  made: GraphicValues;
  /** Id of the shown slide; the first one if undefined. */
  slide: string | undefined;
  onSlide: (slide: string) => void;
}

/** The live pictures of a slide in every size, with tabs for several slides. */
export function Pictures({ graphic, design, made, slide, onSlide }: PicturesProps) {
  const shown = design.slides.find(({ id }) => id === slide) ?? design.slides[0];
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
      <ul className={classes.sizes}>
        {sizeOrder(design.sizes).map((id) => (
          <SizePicture key={id} graphic={graphic} design={design} made={made} slide={shown?.id} size={id} />
        ))}
      </ul>
    </section>
  );
}
