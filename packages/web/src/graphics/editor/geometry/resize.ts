import type { SlotBox } from '@pavilion/domain/graphics';
import { centreOf, type Point, turned } from './boxes.ts';

/** Where a handle is: −1 left or top, 1 right or bottom, 0 in the middle. */
export interface Handle {
  h: -1 | 0 | 1;
  v: -1 | 0 | 1;
}

/** The eight handles, clockwise from the top left one. */
export const handles: readonly Handle[] = [
  { h: -1, v: -1 },
  { h: 0, v: -1 },
  { h: 1, v: -1 },
  { h: 1, v: 0 },
  { h: 1, v: 1 },
  { h: 0, v: 1 },
  { h: -1, v: 1 },
  { h: -1, v: 0 },
];

export interface ResizeOptions {
  keepRatio: boolean;
  /** The centre stays where it is, instead of the opposite edge. */
  fromCentre: boolean;
}

const least = 1;

/** A box after its handle was dragged by `delta`, as seen on the slide. The opposite edge, or the centre, stays in place. */
export function resized(box: SlotBox, { h, v }: Handle, delta: Point, options: ResizeOptions): SlotBox {
  const { keepRatio, fromCentre } = options;
  const along = turned(delta, { x: 0, y: 0 }, -box.turn);
  const reach = fromCentre ? 2 : 1;
  let width = Math.max(least, box.width + h * along.x * reach);
  let height = Math.max(least, box.height + v * along.y * reach);
  if (keepRatio && box.width > 0 && box.height > 0) {
    const [across, down] = [width / box.width, height / box.height];
    const scale = h === 0 ? down : v === 0 ? across : Math.max(across, down);
    width = Math.max(least, box.width * scale);
    height = Math.max(least, box.height * scale);
  }
  const centre = centreOf(box);
  const shift = fromCentre
    ? { x: 0, y: 0 }
    : turned({ x: (h * (width - box.width)) / 2, y: (v * (height - box.height)) / 2 }, { x: 0, y: 0 }, box.turn);
  return {
    x: centre.x + shift.x - width / 2,
    y: centre.y + shift.y - height / 2,
    width,
    height,
    turn: box.turn,
  };
}

/** A box that follows as the box around it changes from one place and size to another. */
export function following(box: SlotBox, from: SlotBox, to: SlotBox): SlotBox {
  const [across, down] = [from.width ? to.width / from.width : 1, from.height ? to.height / from.height : 1];
  return {
    x: to.x + (box.x - from.x) * across,
    y: to.y + (box.y - from.y) * down,
    width: Math.max(least, box.width * across),
    height: Math.max(least, box.height * down),
    turn: box.turn,
  };
}

/** Turn of a box whose turning handle, above its top edge, is at this point. Whole steps of 15 degrees where asked for. */
export function turnTowards(box: SlotBox, point: Point, stepped: boolean): number {
  const { x, y } = centreOf(box);
  const degrees = (Math.atan2(point.y - y, point.x - x) * 180) / Math.PI + 90;
  const step = stepped ? 15 : 1;
  return Math.round(degrees / step) * step;
}
