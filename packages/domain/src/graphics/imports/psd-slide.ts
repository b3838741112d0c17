import type { Extent } from '../layout.ts';
import { plainText } from '../slot.ts';
import { type BlendMode, blendModes, type SlotFill, type SlotShadow, type SlotStroke } from '../slot-parts.ts';
import { grouped, type ImportedSlide, type ImportedSlot, type LayerReading, slotOf } from './imported-slide.ts';
import { colourOfPsd } from './psd-colour.ts';
import type { PsdEffects, PsdLayer } from './psd-parts.ts';
import { shapeOfPsd } from './psd-shape.ts';
import { textOfPsd } from './psd-text.ts';

interface PsdFile extends Extent {
  /** The lowest first. */
  children?: readonly PsdLayer[];
}

/** Pictures, as they are in the file, by layers. */
export type PsdSlide = ImportedSlide<PsdLayer>;

/**
 * Reads the layers of a Photoshop document into layers of a slide: texts, shapes and groups as such, all others as pictures (GFX-032).
 * `families` are the fonts that texts can have.
 */
export function slideOfPsd({ width, height, children = [] }: PsdFile, families: readonly string[]): PsdSlide {
  const slide: PsdSlide = { width, height, slots: [], pictures: [], remarks: [] };
  const missingFonts = new Set<string>();
  let count = 0;

  function readGroup(layers: readonly PsdLayer[], parent: string | undefined): ImportedSlot[] {
    return layers.flatMap((layer, order) => {
      count += 1;
      const id = `layer-${count}`;
      const name = (layer.name ?? '').trim().slice(0, 200);
      const title = `“${name || 'A layer'}”`;
      const leftOut = new Set<string>();
      const reading: LayerReading = { families, missingFonts, leaveOut: (what) => leftOut.add(what) };
      const place = { id, name, order, ...(parent && { parent }) };
      const inHand = { layer, place, title, reading };
      const read = layer.children
        ? grouped({ ...place, ...looksOf(layer, reading) }, readGroup(layer.children, id))
        : leafOf(inHand);
      if (leftOut.size > 0)
        slide.remarks.push(`${title}: ${[...leftOut].join(', ')} ${leftOut.size > 1 ? 'are' : 'is'} left out.`);
      if (read === null) slide.remarks.push(`${title} is left out: it lies too far away, or is too large.`);
      return read ?? [];
    });
  }

  function leafOf({ layer, place, title, reading }: InHand): ImportedSlot[] | null {
    if (layer.adjustment) {
      slide.remarks.push(`${title} is left out: it adjusts the colours of other layers.`);
      return [];
    }
    const content = contentOf(layer, { width, height }, reading);
    if (!content) {
      if (layer.vectorFill) slide.remarks.push(`${title} is left out: its outline or its fill is not one of ours.`);
      return [];
    }
    const slot = slotOf({ ...place, ...looksOf(layer, reading), ...content });
    if (slot?.type === 'picture') slide.pictures.push({ slot: slot.id, name: place.name || 'Picture', pixels: layer });
    if (slot?.type === 'picture' && layer.vectorFill)
      slide.remarks.push(`${title} is a picture now: its outline or its fill is not one of ours.`);
    return slot && [slot];
  }

  slide.slots = readGroup(children, undefined);
  const ids = new Set(slide.slots.map(({ id }) => id));
  slide.pictures = slide.pictures.filter(({ slot }) => ids.has(slot));
  if (missingFonts.size > 0)
    slide.remarks.push(`${[...missingFonts].join(', ')}: not a font here. ${plainText.font} stands in.`);
  return slide;
}

interface InHand {
  layer: PsdLayer;
  place: { id: string; name: string; order: number; parent?: string | undefined };
  /** Its name in sentences. */
  title: string;
  reading: LayerReading;
}

function contentOf(layer: PsdLayer, extent: Extent, reading: LayerReading) {
  const { text, effects, left = 0, top = 0, right = 0, bottom = 0 } = layer;
  if (text) {
    if (text.orientation === 'vertical') reading.leaveOut('vertical writing');
    if (text.warp?.style && text.warp.style !== 'none') reading.leaveOut('a warp');
    const read = textOfPsd(layer, text, reading);
    const overlay = overlayOf(effects);
    const textStyle = overlay?.kind === 'colour' ? { ...read.textStyle, colour: overlay.colour } : read.textStyle;
    return { type: 'text' as const, ...read, textStyle };
  }
  const shape = shapeOfPsd(layer, extent);
  if (shape) {
    const stroke: SlotStroke | undefined = shape.stroke ?? strokeOf(effects);
    return { type: 'shape' as const, ...shape, fill: overlayOf(effects) ?? shape.fill, stroke };
  }
  if (right <= left || bottom <= top) return undefined;
  if (effects?.stroke?.some(isOn)) reading.leaveOut('a stroke');
  if (effects?.solidFill?.some(isOn)) reading.leaveOut('a colour overlay');
  return { type: 'picture' as const, box: { x: left, y: top, width: right - left, height: bottom - top, turn: 0 } };
}

/** What all layers have, whatever they show. */
function looksOf(layer: PsdLayer, reading: LayerReading) {
  const { effects, blendMode = 'normal', fillOpacity = 1 } = layer;
  const blend = blendModes.find((mode): mode is BlendMode => mode === blendMode);
  if (!blend && blendMode !== 'pass through') reading.leaveOut(`the blend mode ${blendMode}`);
  if (layer.mask && !layer.mask.disabled) reading.leaveOut('a mask');
  if (layer.clipping) reading.leaveOut('clipping by the layer below');
  if (layer.children && layer.vectorMask && !layer.vectorMask.disable) reading.leaveOut('a vector mask');
  for (const [key, words] of otherEffects) {
    const found: readonly { enabled?: boolean }[] = [effects?.[key] ?? []].flat();
    if (!effects?.disabled && found.some(isOn)) reading.leaveOut(words);
  }
  return {
    hidden: layer.hidden === true,
    opacity: Math.min(1, Math.max(0, (layer.opacity ?? 1) * fillOpacity)),
    blend: blend ?? 'normal',
    shadow: shadowOf(effects),
  };
}

const otherEffects = [
  ['innerShadow', 'an inner shadow'],
  ['outerGlow', 'an outer glow'],
  ['innerGlow', 'an inner glow'],
  ['bevel', 'a bevel'],
  ['satin', 'satin'],
  ['gradientOverlay', 'a gradient overlay'],
  ['patternOverlay', 'a pattern overlay'],
] as const satisfies readonly (readonly [keyof PsdEffects, string])[];

const isOn = ({ enabled }: { enabled?: boolean }): boolean => enabled !== false;

function shadowOf(effects: PsdEffects | undefined): SlotShadow | undefined {
  const found = effects?.disabled ? undefined : effects?.dropShadow?.find(isOn);
  const colour = colourOfPsd(found?.color ?? { r: 0, g: 0, b: 0 }, found?.opacity);
  if (!found || !colour) return undefined;
  // The angle is that of the light, anticlockwise: the shadow falls the other way.
  const angle = ((found.angle ?? 120) * Math.PI) / 180;
  const distance = found.distance?.value ?? 0;
  // Adding 0 makes 0 of -0.
  const whole = (value: number) => Math.round(value * 10) / 10 + 0;
  return {
    colour,
    x: whole(-Math.cos(angle) * distance),
    y: whole(Math.sin(angle) * distance),
    blur: Math.min(500, Math.max(0, found.size?.value ?? 0)),
  };
}

function strokeOf(effects: PsdEffects | undefined): SlotStroke | undefined {
  const found = effects?.disabled ? undefined : effects?.stroke?.find(isOn);
  const colour = colourOfPsd(found?.color, found?.opacity);
  return colour && found?.size ? { colour, width: Math.min(500, Math.max(0, found.size.value)) } : undefined;
}

function overlayOf(effects: PsdEffects | undefined): SlotFill | undefined {
  const found = effects?.disabled ? undefined : effects?.solidFill?.find(isOn);
  const colour = colourOfPsd(found?.color, found?.opacity);
  return colour ? { kind: 'colour', colour } : undefined;
}
