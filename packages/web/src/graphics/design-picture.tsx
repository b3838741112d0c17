import { type Design, type FieldValues, type SlotChange, sizeOrder } from '@pavilion/domain';
import classes from './design-picture.module.css';

export interface DesignPictureProps {
  design: Design;
  /** Ids of the slide and the size; by default the first ones. */
  slide?: string | undefined;
  size?: string | undefined;
  values?: FieldValues | undefined;
  changes?: Readonly<Record<string, SlotChange>> | undefined;
  alt: string;
}

/** A slide of a design in one of its sizes, filled with values. */
export function DesignPicture({ design, slide, size, alt }: DesignPictureProps) {
  const shape = design.sizes[size ?? sizeOrder(design.sizes)[0] ?? ''];
  const shown = design.slides.find(({ id }) => id === slide) ?? design.slides[0];
  const { width, height } = shape ?? { width: 1, height: 1 };
  const fill = shown?.background;
  return (
    <div
      role="img"
      aria-label={alt}
      className={classes.picture}
      style={{ aspectRatio: `${width} / ${height}`, background: fill?.kind === 'colour' ? fill.colour : undefined }}
    />
  );
}
