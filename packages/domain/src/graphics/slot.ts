import { z } from 'zod';
import { slotVideo } from './films.ts';
import { slideGuide } from './guides.ts';
import {
  blendModes,
  pictureCrop,
  pictureSource,
  slotBar,
  slotBox,
  slotFill,
  slotMotion,
  slotOverride,
  slotPins,
  slotRepeat,
  slotRule,
  slotShadow,
  slotStroke,
  slotTable,
  textLayout,
  textRun,
  textStyle,
} from './slot-parts.ts';

/** GFX-007 */
export const slotTypes = ['text', 'picture', 'video', 'shape', 'badge', 'bar', 'table', 'group'] as const;
export type SlotType = (typeof slotTypes)[number];

/** What makers may do with a slot: nothing, set its fields, also move and crop it, also restyle it from the kit (GFX-013). */
export const slotLocks = ['nothing', 'fill', 'move', 'restyle'] as const;
export type SlotLock = (typeof slotLocks)[number];

/** Style of a new text. */
export const plainText = {
  font: 'Barlow Condensed',
  weight: 700,
  italic: false,
  size: 64,
  colour: '#ffffff',
  lineHeight: 1.1,
  letterSpacing: 0,
  case: 'as typed',
  tabular: false,
} as const satisfies z.output<typeof textStyle>;

/** Content of a slot, alike in the editor's documents and in a published design. */
export const slotContent = {
  type: z.enum(slotTypes),
  name: z.string().max(200, 'A layer can have at most 200 characters.').default(''),
  /** The group that contains it; its place is then relative to the group's corner. */
  parent: z.string().min(1).max(200).optional(),
  /** Drawing order among the slots of the same parent, the lowest first. */
  order: z.number().default(0),
  hidden: z.boolean().default(false),
  locked: z.boolean().default(false),
  box: slotBox.default({ x: 0, y: 0, width: 100, height: 100, turn: 0 }),
  pins: slotPins.default({ horizontal: 'centre', vertical: 'middle' }),
  /** By id of the size. */
  overrides: z.record(z.string(), slotOverride).default({}),
  opacity: z.number().min(0).max(1).default(1),
  blend: z.enum(blendModes).default('normal'),
  radius: z.number().min(0).max(5_000).default(0),
  fill: slotFill.optional(),
  stroke: slotStroke.optional(),
  shadow: slotShadow.optional(),
  /** The slot of the same parent whose shape cuts this one out. */
  mask: z.string().min(1).max(200).optional(),
  // By type:
  shape: z.enum(['rectangle', 'ellipse', 'line', 'polygon']).default('rectangle'),
  /** Corners of a polygon, as shares of its box. */
  points: z
    .array(z.object({ x: z.number().min(-1).max(2), y: z.number().min(-1).max(2) }))
    .max(100)
    .default([]),
  runs: z.array(textRun).max(50).default([]),
  textStyle: textStyle.default(plainText),
  textLayout: textLayout.default({ align: 'left', vertical: 'top', wrap: true, shrinkTo: 1, direction: 'auto' }),
  picture: pictureSource.optional(),
  video: slotVideo.optional(),
  crop: pictureCrop.default({ fit: 'cover', x: 0.5, y: 0.5, zoom: 1 }),
  /** Key of the team field whose badge this is. */
  badge: z.string().max(40).optional(),
  table: slotTable.optional(),
  bar: slotBar.optional(),
  repeat: slotRepeat.optional(),
  showIf: slotRule.optional(),
  allow: z.enum(slotLocks).default('fill'),
  motion: slotMotion.default({}),
};

/** Content of a slide, alike in the editor's documents and in a published design. */
export const slideContent = {
  name: z.string().max(200, 'A slide can have at most 200 characters.').default(''),
  order: z.number().default(0),
  background: slotFill.default({ kind: 'colour', colour: '#0b1f3a' }),
  /** Milliseconds that the slide stands after its entrance, in films. */
  stay: z.number().int().min(0).max(60_000).default(4_000),
  /** By id. */
  guides: z.record(z.string().min(1).max(100), slideGuide).default({}),
};
