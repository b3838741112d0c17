import { z } from 'zod';
import { slotChange } from './design.ts';
import { fieldValue } from './fields.ts';
import { slotVideo } from './films.ts';

const id = z.string().min(1).max(200);

/** Layers of a programme, the lowest first. */
export const airLayers = [1, 2, 3, 4, 5] as const;

const ofLayers = `Layers are 1 to ${airLayers.length}.`;

/** What happens after the last frame of a film in a rundown. */
export const filmEnds = ['out', 'hold', 'loop'] as const;

/** A graphic in a rundown, or a film alone. Each can be in it several times. */
export const rundownItem = z.object({
  graphic: id.optional(),
  /** Id of a stored video. */
  film: id.optional(),
  atEnd: z.enum(filmEnds).optional(),
  title: z.string().max(300).default(''),
  order: z.number().default(0),
  /** Where it lies on air; absent in the lowest layer. */
  layer: z.number().int(ofLayers).min(airLayers[0], ofLayers).max(airLayers.length, ofLayers).optional(),
});
export type RundownItem = z.output<typeof rundownItem>;

/**
 * What is on air in a layer: a graphic as it was when it was taken or updated, so that typing in its form shows nothing half done,
 * or a film. `step` is the place of the slide; `outAt` is set while it leaves, and after.
 */
export const programme = z.object({
  item: id,
  /** Of a graphic. */
  publication: id.optional(),
  film: slotVideo.optional(),
  values: z.record(z.string(), fieldValue).default({}),
  changes: z.record(z.string(), slotChange).default({}),
  slide: id,
  step: z.number().int().min(0),
  steps: z.number().int().min(1),
  takenAt: z.string(),
  outAt: z.string().optional(),
  /** When a film has come to its end and goes out by itself. */
  endsAt: z.string().optional(),
});
export type Programme = z.output<typeof programme>;

/** Output sizes of programmes (GFX-029). */
export const airSizes = {
  '1920×1080': { width: 1920, height: 1080 },
  '3840×2160': { width: 3840, height: 2160 },
} as const;

/** What an operator does to the programme (GFX-028); the preview is a plain field. Each names what it was pressed for, so that the same press twice does nothing more. */
export const controlAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('take'), item: id }),
  z.object({ act: z.literal('next'), item: id, step: z.number().int().min(0) }),
  z.object({ act: z.literal('update'), item: id }),
  z.object({ act: z.literal('out'), item: id }),
  z.object({ act: z.literal('all out') }),
]);
export type ControlAct = z.output<typeof controlAct>;

/** What is on air, as a control document holds it. */
export interface OnAirState {
  rundown: Readonly<Record<string, RundownItem>>;
  /** The lowest layer. */
  programme?: Programme | undefined;
  /** The layers above it, by number. */
  overlays?: Readonly<Record<string, Programme>> | undefined;
}

export interface ControlState extends OnAirState {
  preview?: string | undefined;
}

/** Ids of a rundown, in its order. */
export function rundownOrder(rundown: ControlState['rundown']): string[] {
  return Object.keys(rundown).sort(
    (left, right) => rundown[left]!.order - rundown[right]!.order || (left < right ? -1 : 1),
  );
}
