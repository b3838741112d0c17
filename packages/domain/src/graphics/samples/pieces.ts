import type { z } from 'zod';
import { type Design, type DesignField, type DesignSlot, design, type designSlot } from '../design.ts';
import type { FieldType, FieldValue } from '../fields.ts';
import type { GraphicKind } from '../kinds.ts';
import { plainText } from '../slot.ts';
import type { Movement, SlotFill, TextStyle } from '../slot-parts.ts';

// Short words for writing designs by hand. The first size is the square; `over` places a layer anew in another size.

/** A design that comes with the product: designers start from it, and the demo is made of them. */
export interface Sample {
  name: string;
  kind: GraphicKind;
  tags: readonly string[];
  brand?: string;
  design: Design;
}

export type Place = readonly [x: number, y: number, width: number, height: number, turn?: number];
type Horizontal = 'left' | 'centre' | 'right' | 'stretch' | 'scale';
type Vertical = 'top' | 'middle' | 'bottom' | 'stretch' | 'scale';
type SizeId = 'portrait' | 'story' | 'wide';
type Slot = z.input<typeof designSlot>;
interface Over {
  place?: Place;
  fontSize?: number;
  hidden?: boolean;
}

/** What most layers share, in short form. */
interface More extends Omit<Partial<Slot>, 'pins' | 'overrides' | 'motion' | 'id' | 'slide'> {
  pins?: readonly [Horizontal, Vertical];
  over?: Partial<Record<SizeId, Over>>;
  enter?: Partial<Movement> & Pick<Movement, 'kind'>;
  leave?: Movement;
}

/** A layer before it has an id; groups hold their children. */
export interface Layer {
  slot: Omit<Slot, 'id' | 'slide'>;
  children?: readonly Layer[];
}

const box = ([x, y, width, height, turn = 0]: Place) => ({ x, y, width, height, turn });

function layer(
  type: Slot['type'],
  name: string,
  place: Place,
  { pins, over = {}, enter, leave, ...more }: More,
): Layer {
  const overrides = Object.fromEntries(
    Object.entries(over).map(([size, { place: other, ...rest }]) => [
      size,
      { ...(other && { box: box(other) }), ...rest },
    ]),
  );
  return {
    slot: {
      type,
      name,
      box: box(place),
      pins: { horizontal: pins?.[0] ?? 'centre', vertical: pins?.[1] ?? 'middle' },
      overrides,
      allow: 'fill',
      motion: {
        ...(enter && { in: { delay: 0, length: 600, easing: 'ease out', ...enter } }),
        ...(leave && { out: leave }),
      },
      ...more,
    },
  };
}

export const solid = (colour: string): SlotFill => ({ kind: 'colour', colour });

/** A run of colours; each may have an opacity: `'#000000 0.5'`. */
export function fade(turn: number, ...colours: string[]): SlotFill {
  return {
    kind: 'linear',
    turn,
    stops: colours.map((each, index) => {
      const [colour, opacity = '1'] = each.split(' ');
      return { at: index / (colours.length - 1), colour: colour!, opacity: Number(opacity) };
    }),
  };
}

export function glow(x: number, y: number, radius: number, ...colours: string[]): SlotFill {
  const { stops } = fade(0, ...colours) as Extract<SlotFill, { kind: 'linear' }>;
  return { kind: 'radial', x, y, radius, stops };
}

export const rectangle = (name: string, place: Place, fill: SlotFill, more: More = {}) =>
  layer('shape', name, place, { fill, allow: 'nothing', ...more });
export const ellipse = (name: string, place: Place, more: More) =>
  layer('shape', name, place, { shape: 'ellipse', allow: 'nothing', ...more });
export const polygon = (
  name: string,
  place: Place,
  points: readonly (readonly [number, number])[],
  fill: SlotFill,
  more: More = {},
) =>
  layer('shape', name, place, {
    shape: 'polygon',
    points: points.map(([x, y]) => ({ x, y })),
    fill,
    allow: 'nothing',
    ...more,
  });
export const badge = (name: string, place: Place, field: string, more: More = {}) =>
  layer('badge', name, place, { badge: field, ...more });
export const picture = (name: string, place: Place, field: string, more: More = {}) =>
  layer('picture', name, place, { picture: { field }, allow: 'move', ...more });
export const group = (name: string, place: Place, children: readonly Layer[], more: More = {}): Layer => ({
  ...layer('group', name, place, more),
  children,
});

type Style = Partial<TextStyle> & {
  align?: 'left' | 'centre' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
  /** Share of the size down to which the text shrinks. */
  shrinkTo?: number;
  lines?: number;
};

/** A text; `{key}` stands for a field. Several runs have a style each. */
export function text(
  name: string,
  place: Place,
  words: string | readonly { text: string; style?: Partial<TextStyle> }[],
  { align = 'left', vertical = 'middle', shrinkTo = 0.35, lines = 1, ...style }: Style,
  more: More = {},
): Layer {
  return layer('text', name, place, {
    runs: typeof words === 'string' ? [{ text: words }] : words.map((run) => ({ ...run })),
    textStyle: { ...plainText, ...style },
    textLayout: { align, vertical, wrap: lines > 1, shrinkTo, maxLines: lines, direction: 'auto' },
    ...more,
  });
}

export const table = (name: string, place: Place, of: NonNullable<Slot['table']>, style: Style, more: More = {}) => {
  const { align: _align, vertical: _vertical, shrinkTo: _shrinkTo, lines: _lines, ...textStyle } = style;
  return layer('table', name, place, { table: of, textStyle: { ...plainText, ...textStyle }, ...more });
};

/** Fields whose default makers keep: words of the template itself. All other defaults are examples. */
const words = new Set(['headline', 'greeting', 'call', 'session']);

/** A field: label, type, the fact that fills it, and a value that shows what it is for. */
export const field = (
  key: string,
  label: string,
  type: FieldType,
  more: {
    fact?: string;
    initial?: FieldValue;
    required?: boolean;
    help?: string;
    choices?: string[];
    most?: number;
  } = {},
): z.input<typeof design>['fields'][number] => ({
  id: key,
  key,
  label,
  type,
  order: 0,
  example: !words.has(key),
  ...more,
});

export const sizes = {
  square: { width: 1080, height: 1080, label: 'Square', order: 0 },
  portrait: { width: 1080, height: 1350, label: 'Portrait', order: 1 },
  story: { width: 1080, height: 1920, label: 'Story', order: 2 },
  wide: { width: 1920, height: 1080, label: 'Landscape', order: 3 },
};

/** A design of one slide, its layers from back to front. */
export function oneSlide(
  background: SlotFill,
  layers: readonly Layer[],
  fields: readonly z.input<typeof design>['fields'][number][],
  inSizes: z.input<typeof design>['sizes'] = sizes,
): Design {
  const slots: z.input<typeof designSlot>[] = [];
  const add = (each: Layer, order: number, parent?: string) => {
    const id = `layer-${slots.length + 1}`;
    slots.push({ ...each.slot, id, slide: 'slide-1', order, ...(parent && { parent }) });
    each.children?.forEach((child, index) => {
      add(child, index, id);
    });
  };
  layers.forEach((each, index) => {
    add(each, index);
  });
  return design.parse({
    sizes: inSizes,
    slides: [{ id: 'slide-1', name: 'Slide 1', order: 0, background }],
    slots,
    fields: fields.map((each, order) => ({ ...each, order })),
  });
}

export type { DesignField, DesignSlot };
