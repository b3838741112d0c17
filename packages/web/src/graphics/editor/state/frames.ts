import type { GraphicSize, Slot, SlotBox } from '@pavilion/domain/graphics';
import { onSlide } from '../geometry/boxes.ts';
import { parentOf } from './slot-tree.ts';

/** Place of a slot in the shown size: relative to its group, and as seen on the slide. */
export interface Frame {
  own: SlotBox;
  seen: SlotBox;
}

const pinned = (
  pin: string,
  start: number,
  length: number,
  scale: number,
  from: number,
  to: number,
): [start: number, length: number] => {
  const free = to - from * scale;
  switch (pin) {
    case 'right':
    case 'bottom':
      return [start * scale + free, length * scale];
    case 'centre':
    case 'middle':
      return [start * scale + free / 2, length * scale];
    case 'stretch':
      return [start * scale, Math.max(1, length * scale + free)];
    case 'scale':
      return [(start * to) / from, (length * to) / from];
    default:
      return [start * scale, length * scale];
  }
};

const follow = ({ box, pins }: Slot, from: Area, to: Area): SlotBox => {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const [x, width] = pinned(pins.horizontal, box.x, box.width, scale, from.width, to.width);
  const [y, height] = pinned(pins.vertical, box.y, box.height, scale, from.height, to.height);
  return { x, y, width, height, turn: box.turn };
};

type Area = Pick<GraphicSize, 'width' | 'height'>;

/** Places of all slots of a slide in one of its sizes. */
export function framesOf(slots: readonly Slot[], first: Area, size: Area, sizeId: string): ReadonlyMap<string, Frame> {
  const frames = new Map<string, Frame>();
  const place = (slot: Slot): Frame => {
    const known = frames.get(slot.id);
    if (known) return known;
    const parent = parentOf(slots, slot);
    const around = parent && place(parent);
    const own =
      slot.overrides[sizeId]?.box ??
      (parent && around ? follow(slot, parent.box, around.own) : follow(slot, first, size));
    const frame = { own, seen: onSlide(own, around?.seen) };
    frames.set(slot.id, frame);
    return frame;
  };
  for (const slot of slots) place(slot);
  return frames;
}
