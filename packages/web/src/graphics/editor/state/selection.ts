import type { Slot } from '@pavilion/domain/graphics';
import { type Bounds, boundsOf, holdsPoint, type Point, touches } from '../geometry/boxes.ts';
import type { Editor, Model } from './editor.ts';
import { byOrder, childrenOf, outermost, parentOf } from './slot-tree.ts';
import { useStore } from './store.ts';

export const useSelection = (editor: Editor): readonly string[] => useStore(editor.view, ({ selection }) => selection);

/** Selected slots that still exist, from low to high. */
export function selectedSlots({ shown }: Model, selection: readonly string[]): Slot[] {
  return shown.filter(({ id }) => selection.includes(id)).sort(byOrder);
}

/** Selected slots that an action moves or removes: unlocked ones, without those that a selected group contains. */
export const movable = ({ shown }: Model, selection: readonly string[]): Slot[] =>
  outermost(shown, selection).filter(({ locked }) => !locked);

/** Whether a slot is hidden in the shown size, by itself or with its group. */
export function isHidden(model: Model, slot: Slot): boolean {
  const parent = parentOf(model.shown, slot);
  return (slot.overrides[model.sizeId]?.hidden ?? slot.hidden) || (parent !== undefined && isHidden(model, parent));
}

/** Slots that a press selects: of the slide, or of the group that was entered. */
const reachable = (model: Model, inside: string | undefined): Slot[] =>
  childrenOf(model.shown, inside).filter((slot) => !slot.locked && !isHidden(model, slot));

const holdsOn = ({ frames }: Model, slot: Slot, point: Point, margin: number): boolean => {
  const frame = frames.get(slot.id);
  return frame !== undefined && holdsPoint(frame.seen, point, margin);
};

/** The topmost slot at a place. */
export function slotAt(model: Model, point: Point, inside: string | undefined, margin: number): Slot | undefined {
  return reachable(model, inside).findLast((slot) => holdsOn(model, slot, point, margin));
}

/** Whether a place lies on one of the selected slots. */
export const isOnSelected = (model: Model, selection: readonly string[], point: Point): boolean =>
  movable(model, selection).some((slot) => !isHidden(model, slot) && holdsOn(model, slot, point, 0));

/** Slots that a marquee touches. */
export function slotsWithin(model: Model, area: Bounds, inside: string | undefined): string[] {
  return reachable(model, inside)
    .filter(({ id }) => {
      const frame = model.frames.get(id);
      const bounds = frame && boundsOf([frame.seen]);
      return bounds !== undefined && touches(bounds, area);
    })
    .map(({ id }) => id);
}

/** The layer after or before the selected one, in the order of the layers list; undefined at its ends. */
export function nextLayer(model: Model, selection: readonly string[], inside: string | undefined, step: 1 | -1) {
  const layers = reachable(model, inside).reverse();
  const at = layers.findIndex(({ id }) => id === selection.at(-1));
  if (at === -1) return step === 1 ? layers[0]?.id : undefined;
  return layers[at + step]?.id;
}
