import { sameJson } from '@pavilion/sync';
import { z } from 'zod';
import { slotChange } from './design.ts';
import { fieldValue } from './fields.ts';

const id = z.string().min(1).max(200);

/** A graphic in a rundown. One graphic can be in it several times. */
export const rundownItem = z.object({
  graphic: id,
  title: z.string().max(300).default(''),
  order: z.number().default(0),
});
export type RundownItem = z.output<typeof rundownItem>;

/**
 * What is on air: a graphic as it was when it was taken or updated, so that typing in its form shows nothing half done. `step` is
 * the place of the slide; `outAt` is set while it leaves, and after.
 */
export const programme = z.object({
  item: id,
  publication: id,
  values: z.record(z.string(), fieldValue).default({}),
  changes: z.record(z.string(), slotChange).default({}),
  slide: id,
  step: z.number().int().min(0),
  steps: z.number().int().min(1),
  takenAt: z.string(),
  outAt: z.string().optional(),
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
]);
export type ControlAct = z.output<typeof controlAct>;

export interface ControlState {
  rundown: Readonly<Record<string, RundownItem>>;
  preview?: string | undefined;
  programme?: Programme | undefined;
}

/** A graphic with what is needed to put it on air: its values, and the slides of its publication in order. */
export interface TakenGraphic {
  publication: string;
  values: Programme['values'];
  changes: Programme['changes'];
  slides: readonly string[];
}

/** Ids of a rundown, in its order. */
export function rundownOrder(rundown: ControlState['rundown']): string[] {
  return Object.keys(rundown).sort(
    (left, right) => rundown[left]!.order - rundown[right]!.order || (left < right ? -1 : 1),
  );
}

/** What screens and streams show: nothing once its item has been taken out of the rundown. */
export const shownProgramme = ({
  programme,
  rundown,
}: Pick<ControlState, 'programme' | 'rundown'>): Programme | null =>
  programme && rundown[programme.item] ? programme : null;

/** Whether a programme is on air: taken, and not on its way out. */
export const isOnAir = (state: Pick<ControlState, 'programme'>): boolean =>
  state.programme !== undefined && state.programme.outAt === undefined;

type Content = Pick<Programme, 'publication' | 'values' | 'changes'>;

/** Whether a graphic has changed since it was taken or updated: Update would show something else. */
export const waitsForUpdate = (shown: Content, graphic: Content): boolean =>
  shown.publication !== graphic.publication ||
  !sameJson(shown.values, graphic.values) ||
  !sameJson(shown.changes, graphic.changes);

/**
 * The state after an act. `now` is ISO 8601 UTC; `graphic` is the graphic of the item, needed by take and update. Acts that do
 * not fit the state, such as a second press, leave it as it is.
 */
export function afterAct(state: ControlState, act: ControlAct, now: string, graphic?: TakenGraphic): ControlState {
  const { programme: on } = state;
  const current = isOnAir(state) && on?.item === act.item ? on : undefined;
  switch (act.act) {
    case 'take': {
      const [slide] = graphic?.slides ?? [];
      if (current || !graphic || !slide || !state.rundown[act.item]) return state;
      const { publication, values, changes, slides } = graphic;
      const taken = { publication, values, changes, slide, step: 0, steps: slides.length, takenAt: now };
      return { ...state, programme: { item: act.item, ...taken }, preview: followingItem(state.rundown, act.item) };
    }
    case 'next': {
      const slide = graphic?.slides[act.step + 1];
      if (current?.step !== act.step || !slide) return state;
      return { ...state, programme: { ...current, slide, step: act.step + 1, takenAt: now } };
    }
    case 'update': {
      if (!current || !graphic) return state;
      const { publication, values, changes, slides } = graphic;
      // A graphic that moved to another publication begins again at its first slide.
      const kept = slides.includes(current.slide);
      const slide = kept ? current.slide : slides[0]!;
      const step = slides.indexOf(slide);
      return { ...state, programme: { ...current, publication, values, changes, slide, step, steps: slides.length } };
    }
    case 'out':
      return current ? { ...state, programme: { ...current, outAt: now } } : state;
  }
}

/** The item after this one in the rundown; undefined after the last. */
function followingItem(rundown: ControlState['rundown'], item: string): string | undefined {
  const order = rundownOrder(rundown);
  return order[order.indexOf(item) + 1];
}
