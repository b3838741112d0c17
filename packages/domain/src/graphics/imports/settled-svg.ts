import type { SlotBox } from '../slot-parts.ts';
import { type ImportedSlide, type ImportedSlot, slotOf } from './imported-slide.ts';
import type { SvgSlide } from './svg-slide.ts';
import { boxOfWidth, hundredths } from './text-place.ts';

/** What only a page can find out about the layers of a drawing. */
export interface SvgFindings<P> {
  /** Pictures of the elements that arrive as such, with the place of what they show; one that shows nothing is absent. */
  drawn: ReadonlyMap<string, { box: SlotBox; pixels: P }>;
  /** Width of the words of each text. */
  widths: ReadonlyMap<string, number>;
}

/** A drawing with the findings of the page: places count from the corners of groups from now on. A sentence if nothing is left. */
export function settledSvg<P>(slide: SvgSlide, { drawn, widths }: SvgFindings<P>): ImportedSlide<P | string> | string {
  const remarks = [...slide.remarks];
  const pictures = slide.pictures.flatMap(({ slot, name, title, pixels }): ImportedSlide<P | string>['pictures'] => {
    if (typeof pixels === 'string') return [{ slot, name, pixels }];
    const found = drawn.get(slot);
    if (found) return [{ slot, name, pixels: found.pixels }];
    const at = remarks.findIndex((remark) => remark.startsWith(`${title} arrives as a picture`));
    remarks.splice(at, at < 0 ? 0 : 1, `${title} is left out: nothing of it can be seen on the slide.`);
    return [];
  });
  const shown = new Set(pictures.map(({ slot }) => slot));
  const placed = slide.slots
    .filter(({ id, type }) => type !== 'picture' || shown.has(id))
    .map((slot) => {
      const width = widths.get(slot.id);
      const box = drawn.get(slot.id)?.box ?? (width && boxOfWidth(slot.box, slot.textLayout.align, width));
      return (box && slotOf({ ...slot, box })) || slot;
    });
  const slots = nested(placed);
  return slots.length > 0 ? { ...slide, slots, pictures, remarks } : 'The file has no layers that can be imported.';
}

/** Groups get the bounds of what they hold, whose places count from their corners. Groups come before their contents. */
function nested(slots: readonly ImportedSlot[]): ImportedSlot[] {
  const boxes = new Map<string, SlotBox>();
  for (const { id, type, box } of slots.toReversed()) {
    const inside = slots.filter(({ parent }) => parent === id).flatMap((slot) => boxes.get(slot.id) ?? []);
    const own = type === 'group' ? around(inside) : box;
    if (own) boxes.set(id, own);
  }
  return slots.flatMap((slot) => {
    const box = boxes.get(slot.id);
    const outer = slot.parent === undefined ? undefined : boxes.get(slot.parent);
    if (!box) return [];
    const { x, y } = outer ?? { x: 0, y: 0 };
    return [{ ...slot, box: { ...box, x: hundredths(box.x - x), y: hundredths(box.y - y) } }];
  });
}

/** Null around nothing: such a group is left out. */
function around(boxes: readonly SlotBox[]): SlotBox | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [Math.max(...boxes.map((b) => b.x + b.width)), Math.max(...boxes.map((b) => b.y + b.height))];
  return { x, y, width: Math.min(20_000, right - x), height: Math.min(20_000, bottom - y), turn: 0 };
}
