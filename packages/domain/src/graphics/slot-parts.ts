import { z } from 'zod';

// Parts of a slot. Lengths are pixels of the first size of the template; layouts of other sizes scale them (layout.ts).

const pixels = z.number().min(-20_000).max(20_000);
const length = z.number().min(0).max(20_000);
const share = z.number().min(0).max(1);
const degrees = z.number().min(-360).max(360);

/** Key of a field, as placeholders name it: `{batter}`. */
export const fieldKey = z
  .string()
  .regex(
    /^[a-z][a-z0-9_]{0,39}$/,
    'A key has small letters, digits and _, and starts with a letter, for example batter_1.',
  );

/** Place before turning; `turn` is in degrees, clockwise, about the centre. */
export const slotBox = z.object({ x: pixels, y: pixels, width: length, height: length, turn: degrees.default(0) });
export type SlotBox = z.output<typeof slotBox>;

/** How a slot follows another size: which edge it keeps its distance to (GFX-006). */
export const slotPins = z.object({
  horizontal: z.enum(['left', 'right', 'centre', 'stretch', 'scale']).default('centre'),
  vertical: z.enum(['top', 'bottom', 'middle', 'stretch', 'scale']).default('middle'),
});
export type SlotPins = z.output<typeof slotPins>;

/**
 * A colour: `#rrggbb` or `#rrggbbaa`; `kit:NAME`, a colour of the brand kit; or `field:KEY`, a colour field or the first colour
 * of a team field. `field:KEY.second` and `field:KEY.text` are the team's second colour and the one that is legible on the first.
 */
export const colour = z
  .string()
  .max(100)
  .regex(
    /^(#[0-9a-f]{6}([0-9a-f]{2})?|kit:[^\s].*|field:[a-z][a-z0-9_]*(\.(second|text))?)$/i,
    'A colour is written like #1b2a4e, or chosen from the brand kit.',
  );

const stop = z.object({ at: share, colour, opacity: share.default(1) });

/** `turn`: direction in degrees; 0 runs from left to right, 90 from top to bottom. */
export const linearGradient = z.object({ turn: degrees.default(90), stops: z.array(stop).min(2).max(12) });
export type LinearGradient = z.output<typeof linearGradient>;

/** A still picture: a stored file, or the picture in a field; an empty key stands for one that is still to be chosen. */
export const pictureSource = z.union([
  z.object({ file: z.string().min(1).max(200) }),
  z.object({ field: z.union([fieldKey, z.literal('')]) }),
]);
export type PictureSource = z.output<typeof pictureSource>;

export const slotFill = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('colour'), colour }),
  linearGradient.extend({ kind: z.literal('linear') }),
  /** A gradient of the brand kit, by its name. */
  z.object({ kind: z.literal('kit gradient'), name: z.string().min(1).max(100) }),
  z.object({
    kind: z.literal('radial'),
    x: share.default(0.5),
    y: share.default(0.5),
    /** Share of the longer side. */
    radius: z.number().min(0.01).max(4).default(0.5),
    stops: z.array(stop).min(2).max(12),
  }),
  z.object({ kind: z.literal('picture'), source: pictureSource }),
]);
export type SlotFill = z.output<typeof slotFill>;

export const slotStroke = z.object({ colour, width: length.max(500) });
export const slotShadow = z.object({ colour, x: pixels, y: pixels, blur: length.max(500) });
export type SlotStroke = z.output<typeof slotStroke>;
export type SlotShadow = z.output<typeof slotShadow>;

export const blendModes = ['normal', 'multiply', 'screen', 'overlay', 'soft light', 'lighten', 'darken'] as const;
export type BlendMode = (typeof blendModes)[number];

export const textStyle = z.object({
  /** Name of a font family (fonts.ts), or of an uploaded font. */
  font: z.string().min(1).max(200),
  weight: z.number().int().min(100).max(900),
  italic: z.boolean(),
  size: z.number().min(1, 'Text has to be at least 1 pixel high.').max(2_000),
  colour,
  /** Share of the size: 1.2. */
  lineHeight: z.number().min(0.5).max(4),
  /** Thousandths of the size. */
  letterSpacing: z.number().min(-500).max(2_000),
  case: z.enum(['as typed', 'upper', 'lower', 'title']),
  /** Digits of one width, so that columns and counters do not jump. */
  tabular: z.boolean(),
});
export type TextStyle = z.output<typeof textStyle>;

/** A part of a text with a style of its own. `{key}` stands for the value of a field. */
export const textRun = z.object({ text: z.string().max(10_000), style: textStyle.partial().optional() });
export type TextRun = z.output<typeof textRun>;

export const textLayout = z.object({
  align: z.enum(['left', 'centre', 'right']).default('left'),
  vertical: z.enum(['top', 'middle', 'bottom']).default('top'),
  wrap: z.boolean().default(true),
  /** The text shrinks down to this share of its size before it overflows; 1 never shrinks. */
  shrinkTo: z.number().min(0.05).max(1).default(1),
  /** Lines after which the text ends in "…"; absent: it may fill its box. */
  maxLines: z.number().int().min(1).max(100).optional(),
  direction: z.enum(['auto', 'ltr', 'rtl']).default('auto'),
});
export type TextLayout = z.output<typeof textLayout>;

/** How a picture or film fills its box. The focal point stays in view; `zoom` 1 just covers the box. */
export const pictureCrop = z.object({
  fit: z.enum(['cover', 'contain']).default('cover'),
  x: share.default(0.5),
  y: share.default(0.5),
  zoom: z.number().min(1).max(10).default(1),
});
export type PictureCrop = z.output<typeof pictureCrop>;

export const tableColumn = z.object({
  /** Key of the row's value. */
  key: fieldKey,
  heading: z.string().max(100).default(''),
  /** Share of the width, relative to the other columns. */
  width: z.number().min(0.05).max(100).default(1),
  align: z.enum(['left', 'centre', 'right']).default('left'),
  style: textStyle.partial().optional(),
});
export type TableColumn = z.output<typeof tableColumn>;

/** A table over the rows of a list field. */
export const slotTable = z.object({
  field: fieldKey,
  columns: z.array(tableColumn).max(12).default([]),
  rowHeight: length.default(60),
  heading: z.boolean().default(false),
  line: slotStroke.optional(),
  stripe: colour.optional(),
  /** Rows at most; further ones are counted in a last line ("+ 3 more"). */
  most: z.number().int().min(1).max(50).default(11),
});
export type SlotTable = z.output<typeof slotTable>;

/** A bar whose length is a value of a field, from 0 to `most`. */
export const slotBar = z.object({ field: fieldKey, most: z.number().positive().max(1e9), track: colour.optional() });
export type SlotBar = z.output<typeof slotBar>;

/** Draws a group once for each row of a list field (GFX-014). `{row_KEY}` in its texts stands for a value of the row. */
export const slotRepeat = z.object({
  field: fieldKey,
  most: z.number().int().min(1).max(50).default(11),
  direction: z.enum(['down', 'across']).default('down'),
  gap: pixels.default(0),
  /** What happens to further rows: they are left out, or counted in a last line ("+ 3 more"). */
  beyond: z.enum(['leave out', 'count']).default('leave out'),
});
export type SlotRepeat = z.output<typeof slotRepeat>;

/** The slot shows only if this holds (GFX-014). */
export const slotRule = z.object({
  field: fieldKey,
  is: z.enum(['set', 'not set', 'equal', 'not equal', 'above', 'below']),
  value: z.string().max(200).default(''),
  /** Further values that count as equal, such as more choices of a field. */
  or: z.array(z.string().max(200)).max(100).optional(),
});
export type SlotRule = z.output<typeof slotRule>;

export const easings = ['linear', 'ease in', 'ease out', 'ease in and out', 'overshoot'] as const;
export const movements = [
  'fade',
  'slide from left',
  'slide from right',
  'slide from top',
  'slide from bottom',
  'wipe from left',
  'wipe from right',
  'wipe from top',
  'wipe from bottom',
  'scale',
  'count up',
  'type on',
] as const;

/** One movement; delay and length in milliseconds. */
export const movement = z.object({
  kind: z.enum(movements),
  delay: z.number().int().min(0).max(60_000).default(0),
  length: z.number().int().min(0).max(60_000).default(600),
  easing: z.enum(easings).default('ease out'),
});
export type Movement = z.output<typeof movement>;

/** Entrance and exit of a slot (GFX-024). */
export const slotMotion = z.object({ in: movement.optional(), out: movement.optional() });
export type SlotMotion = z.output<typeof slotMotion>;

/** Changes of a slot for one size. What is absent follows the first size. */
export const slotOverride = z.object({
  box: slotBox.optional(),
  hidden: z.boolean().optional(),
  fontSize: z.number().min(1).max(2_000).optional(),
  crop: pictureCrop.optional(),
});
export type SlotOverride = z.output<typeof slotOverride>;
