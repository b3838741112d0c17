import {
  type Extent,
  fittedSlots,
  type ImportedSlide,
  type ImportedSlot,
  plainText,
  slotOf,
} from '@pavilion/domain/graphics';

/** Layers for a slide around the point 0, 0 in pixels of its first size. */
export interface PlacedLayers extends Extent {
  slots: ImportedSlot[];
}

/** Share of the slide that something from outside takes at most. Smaller things keep their own size. */
const most = 0.8;

export const scaleWithin = ({ width, height }: Extent, slide: Extent): number =>
  Math.min(1, (most * slide.width) / width, (most * slide.height) / height);

/** A picture of this size in pixels. */
export function pictureLayer(name: string, own: Extent, slide: Extent): PlacedLayers {
  const scale = scaleWithin(own, slide);
  const extent = { width: Math.max(1, own.width * scale), height: Math.max(1, own.height * scale) };
  return { ...extent, slots: [only({ type: 'picture', name, box: boxOf(extent) })] };
}

/** Letters of a new text, as a share of the slide’s height, from large to small: the first that fits. */
const sizes = [0.06, 0.045, 0.035, 0.025, 0.018];
/** Width of a letter on average, as a share of its size. */
const letter = 0.5;
const widest = 0.6;

/** A text, as large as it fits. */
export function textLayer(text: string, slide: Extent): PlacedLayers {
  const width = widest * slide.width;
  const heightAt = (size: number) => {
    const lines = text.split('\n').map((line) => Math.max(1, Math.ceil((line.length * size * letter) / width)));
    return lines.reduce((sum, count) => sum + count, 0) * size * plainText.lineHeight;
  };
  const offered = sizes.map((share) => Math.max(12, Math.round(share * slide.height)));
  const size = offered.find((each) => heightAt(each) <= most * slide.height) ?? offered.at(-1)!;
  const extent = { width, height: Math.min(heightAt(size), most * slide.height) };
  const slot = only({
    type: 'text',
    name: '',
    runs: [{ text }],
    textStyle: { ...plainText, size },
    box: boxOf(extent),
  });
  return { ...extent, slots: [slot] };
}

/** A drawing: one layer as such, several as a group. */
export function drawingLayers<P>(name: string, read: ImportedSlide<P>, slide: Extent): PlacedLayers {
  const scale = scaleWithin(read, slide);
  const extent = { width: read.width * scale, height: read.height * scale };
  const slots = fittedSlots(read, extent);
  const outer = slots.filter(({ parent }) => parent === undefined);
  if (outer.length === 1)
    return { ...extent, slots: slots.map((slot) => (slot === outer[0] ? centred(slot, extent) : slot)) };
  const group = only({ type: 'group', name, box: boxOf(extent) });
  return { ...extent, slots: [group, ...slots.map((slot) => (slot.parent ? slot : { ...slot, parent: group.id }))] };
}

const boxOf = ({ width, height }: Extent) => ({ x: -width / 2, y: -height / 2, width, height, turn: 0 });

const centred = (slot: ImportedSlot, { width, height }: Extent): ImportedSlot => ({
  ...slot,
  pins: { horizontal: 'centre', vertical: 'middle' },
  box: { ...slot.box, x: slot.box.x - width / 2, y: slot.box.y - height / 2 },
});

/** The outermost layer. All its values are ours, so it is one that documents can hold. */
const only = (content: Omit<Parameters<typeof slotOf>[0], 'id'>): ImportedSlot => slotOf({ id: 'outer', ...content })!;
