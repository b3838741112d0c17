import type { Box } from './scene.ts';
import type { GraphicSize } from './sizes.ts';
import type { SlotBox, SlotPins } from './slot-parts.ts';

/** Extent in pixels, of a slide or of a group. */
export interface Extent {
  width: number;
  height: number;
}

/** Factor by which a design for one size is scaled before it is pinned into another: it fits, and free space remains on one side. */
export const scaleTo = (first: Extent, size: Extent): number =>
  first.width > 0 && first.height > 0 ? Math.min(size.width / first.width, size.height / first.height) : 1;

/**
 * Place of a box in another extent (GFX-006). Everything is scaled by `scale`; what then remains free is dealt out by the pins.
 * `from` is the extent that the box was placed in, `to` the one that it moves into, both as stored.
 */
export function pinned(
  { x, y, width, height, turn }: SlotBox,
  pins: SlotPins,
  from: Extent,
  to: Extent,
  scale: number,
): Box {
  const across = alongAxis(x, width, pins.horizontal, from.width, to.width, scale);
  const down = alongAxis(y, height, downward[pins.vertical], from.height, to.height, scale);
  return { x: across.start, y: down.start, width: across.length, height: down.length, turn };
}

const downward = { top: 'left', bottom: 'right', middle: 'centre', stretch: 'stretch', scale: 'scale' } as const;

function alongAxis(
  start: number,
  length: number,
  pin: SlotPins['horizontal'],
  from: number,
  to: number,
  scale: number,
): { start: number; length: number } {
  const free = to - from * scale;
  const scaled = { start: start * scale, length: length * scale };
  switch (pin) {
    case 'left':
      return scaled;
    case 'right':
      return { ...scaled, start: scaled.start + free };
    case 'centre':
      return { ...scaled, start: scaled.start + free / 2 };
    case 'stretch':
      return { ...scaled, length: Math.max(0, scaled.length + free) };
    case 'scale': {
      const share = from > 0 ? to / from : 1;
      return { start: start * share, length: length * share };
    }
  }
}

/** Extent of a size. */
export const extentOf = ({ width, height }: Pick<GraphicSize, 'width' | 'height'>): Extent => ({ width, height });
