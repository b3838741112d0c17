import { type Extent, pinned, type Slot, type SlotBox, scaleTo } from '@pavilion/domain/graphics';
import { onSlide } from '../geometry/boxes.ts';
import { parentOf } from './slot-tree.ts';

/** Place of a slot in the shown size: relative to its group, and as seen on the slide. */
export interface Frame {
  own: SlotBox;
  seen: SlotBox;
}

/** Places of all slots of a slide in one of its sizes. */
export function framesOf(
  slots: readonly Slot[],
  first: Extent,
  size: Extent,
  sizeId: string,
): ReadonlyMap<string, Frame> {
  const scale = scaleTo(first, size);
  const frames = new Map<string, Frame>();
  const place = (slot: Slot): Frame => {
    const known = frames.get(slot.id);
    if (known) return known;
    const parent = parentOf(slots, slot);
    const around = parent && place(parent);
    const own =
      slot.overrides[sizeId]?.box ?? pinned(slot.box, slot.pins, parent?.box ?? first, around?.own ?? size, scale);
    const frame = { own, seen: onSlide(own, around?.seen) };
    frames.set(slot.id, frame);
    return frame;
  };
  for (const slot of slots) place(slot);
  return frames;
}
