import { z } from 'zod';
import { type Extent, pinned, scaleTo } from '../layout.ts';
import { slotContent } from '../slot.ts';
import { hundredths } from './text-place.ts';

const importedSlot = z.object({ id: z.string().min(1), ...slotContent });
export type ImportedSlot = z.output<typeof importedSlot>;

/** A slide read from a file of another program. `P` is where that file has the pixels of a picture. */
export interface ImportedSlide<P> extends Extent {
  /** In the order of the file; those in a group name it as their parent. */
  slots: ImportedSlot[];
  /** Pictures that have to be stored before their layers can show them. */
  pictures: { slot: string; name: string; pixels: P }[];
  /** What was not understood, as sentences. */
  remarks: string[];
}

/** What is known while one layer is read. */
export interface LayerReading {
  /** Font families that texts can have. */
  families: readonly string[];
  /** Names of fonts that another one stands in for. */
  missingFonts: Set<string>;
  /** Says that a part of the layer in hand is left out. */
  leaveOut: (what: string) => void;
}

/** A layer as our documents have it; null if its values are beyond what they can hold. */
export function slotOf(content: z.input<typeof importedSlot>): ImportedSlot | null {
  return importedSlot.safeParse(content).data ?? null;
}

/** A group around its contents, whose places count from its corner from now on; nothing around nothing, null as for `slotOf`. */
export function grouped(
  content: Omit<z.input<typeof importedSlot>, 'type' | 'box'>,
  contents: readonly ImportedSlot[],
): ImportedSlot[] | null {
  const own = contents.filter(({ parent }) => parent === content.id).map(({ box }) => box);
  if (own.length === 0) return [];
  const [x, y] = [Math.min(...own.map((box) => box.x)), Math.min(...own.map((box) => box.y))];
  const [right, bottom] = [Math.max(...own.map((b) => b.x + b.width)), Math.max(...own.map((b) => b.y + b.height))];
  const group = slotOf({ ...content, type: 'group', box: { x, y, width: right - x, height: bottom - y } });
  const moved = contents.map((slot) =>
    slot.parent === content.id ? { ...slot, box: { ...slot.box, x: slot.box.x - x, y: slot.box.y - y } } : slot,
  );
  return group && [group, ...moved];
}

/**
 * Layers of a slide in the first size of a template: the whole is scaled to fit, in its middle, so that nothing moves against another.
 * What reaches from edge to edge of the template goes on to do so in its other sizes. Another size that is as large as the slide itself
 * shows it as it was drawn: `sizes` has all sizes by id.
 */
export function fittedSlots<P>(
  slide: ImportedSlide<P>,
  size: Extent,
  sizes: Readonly<Record<string, Extent>> = {},
): ImportedSlot[] {
  const isOwn = ({ width, height }: Extent) => width === slide.width && height === slide.height;
  const own = isOwn(size) ? [] : Object.keys(sizes).filter((id) => isOwn(sizes[id]!));
  const scale = scaleTo(slide, size);
  return slide.slots.map((slot) => {
    const { x, y, width, height, turn } = slot.box;
    const scaled = { x: x * scale, y: y * scale, width: width * scale, height: height * scale, turn };
    const box = slot.parent ? scaled : pinned(slot.box, middle, slide, size, scale);
    const pins = slot.parent ? slot.pins : pinsOf({ ...slot, box }, size);
    const sized = <S extends { size?: number | undefined }>(style: S): S =>
      style.size === undefined
        ? style
        : { ...style, size: Math.max(1, Math.min(2_000, hundredths(style.size * scale))) };
    const { stroke, shadow } = slot;
    return {
      ...slot,
      pins,
      box,
      overrides: {
        ...slot.overrides,
        ...Object.fromEntries(
          own.map((id) => [id, { box: slot.box, ...(slot.type === 'text' && { fontSize: slot.textStyle.size }) }]),
        ),
      },
      radius: slot.radius * scale,
      textStyle: sized(slot.textStyle),
      runs: slot.runs.map((run) => (run.style ? { ...run, style: sized(run.style) } : run)),
      ...(stroke && { stroke: { ...stroke, width: stroke.width * scale } }),
      ...(shadow && { shadow: { ...shadow, x: shadow.x * scale, y: shadow.y * scale, blur: shadow.blur * scale } }),
    };
  });
}

/** What rounding leaves between a box and an edge. */
const nothing = 0.01;
const middle = { horizontal: 'centre', vertical: 'middle' } as const;

/** A picture or shape that reaches from edge to edge does so in every size. */
function pinsOf({ type, box, pins }: ImportedSlot, { width, height }: Extent): ImportedSlot['pins'] {
  if (type !== 'picture' && type !== 'shape') return pins;
  const across = box.x <= nothing && box.x + box.width >= width - nothing;
  const down = box.y <= nothing && box.y + box.height >= height - nothing;
  return { horizontal: across ? 'stretch' : pins.horizontal, vertical: down ? 'stretch' : pins.vertical };
}
