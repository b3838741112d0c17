import type { Slot, SlotBox } from '@pavilion/domain/graphics';
import { type Alignment, alignedBy, distributedBy } from '../geometry/align.ts';
import { boundsOf, inGroup, type Point, rounded } from '../geometry/boxes.ts';
import { following } from '../geometry/resize.ts';
import type { Editor, Model } from '../state/editor.ts';
import type { Change } from '../state/history.ts';
import { movable } from '../state/selection.ts';
import { childrenOf, parentOf } from '../state/slot-tree.ts';

export const isFirstSize = ({ sizes, sizeId }: Model): boolean => sizes[0] === sizeId;

/** What an action may change of boxes. Two people may move and widen the same layer, or move it along and down, and both hold. */
export type BoxParts = readonly (keyof SlotBox)[];
export const moving: BoxParts = ['x', 'y'];
export const resizing: BoxParts = ['x', 'y', 'width', 'height'];

/** The change that gives a slot this box relative to its group, in the shown size. */
export function ownBoxChange(model: Model, slot: Slot, box: SlotBox, parts: BoxParts): Change {
  const next = rounded(box);
  const changes = isFirstSize(model)
    ? Object.fromEntries(
        parts.filter((part) => next[part] !== slot.box[part]).map((part) => [`box.${part}`, next[part]]),
      )
    : { [`overrides.${model.sizeId}.box`]: next };
  return { part: 'slots', id: slot.id, changes };
}

/** Changes that make the layers of a resized group follow it. Other sizes follow by their pins. */
function contentChanges(model: Model, group: Slot, from: SlotBox, to: SlotBox): Change[] {
  if (from.width === to.width && from.height === to.height) return [];
  const [before, after] = [
    { ...from, x: 0, y: 0 },
    { ...to, x: 0, y: 0 },
  ];
  return childrenOf(model.shown, group.id).flatMap((child) => {
    const own = model.frames.get(child.id)?.own;
    const isFixed = isFirstSize(model) || child.overrides[model.sizeId]?.box !== undefined;
    if (!own || !isFixed) return [];
    const next = following(own, before, after);
    return [ownBoxChange(model, child, next, resizing), ...contentChanges(model, child, own, next)];
  });
}

/** Changes that give slots these places on the slide. */
export function placeChanges(model: Model, seen: ReadonlyMap<string, SlotBox>, parts: BoxParts): Change[] {
  return model.shown.flatMap((slot) => {
    const box = seen.get(slot.id);
    const frame = model.frames.get(slot.id);
    if (!box || !frame) return [];
    const parent = parentOf(model.shown, slot);
    const own = inGroup(box, parent && model.frames.get(parent.id)?.seen);
    return [ownBoxChange(model, slot, own, parts), ...contentChanges(model, slot, frame.own, own)];
  });
}

/** Boxes on the slide of the slots that an action moves. */
export function seenBoxes(model: Model, slots: readonly Slot[]): Map<string, SlotBox> {
  return new Map(slots.flatMap(({ id }) => (model.frames.has(id) ? [[id, model.frames.get(id)!.seen]] : [])));
}

const movedBy = (boxes: ReadonlyMap<string, SlotBox>, by: (index: number) => Point): Map<string, SlotBox> =>
  new Map(
    [...boxes].map(([id, box], index) => {
      const { x, y } = by(index);
      return [id, { ...box, x: box.x + x, y: box.y + y }];
    }),
  );

/** Moves the selected layers, by arrow keys. */
export function nudge(editor: Editor, by: Point, gesture: string): void {
  const model = editor.now();
  const boxes = seenBoxes(model, movable(model, editor.view.get().selection));
  editor.edits.patch(
    'Move',
    placeChanges(
      model,
      movedBy(boxes, () => by),
      moving,
    ),
    gesture,
  );
}

/** Aligns the selected layers with one another; a single one with the slide. */
export function align(editor: Editor, to: Alignment): void {
  const model = editor.now();
  const boxes = seenBoxes(model, movable(model, editor.view.get().selection));
  const all = [...boxes.values()];
  const area = all.length > 1 ? boundsOf(all) : { left: 0, top: 0, right: model.size.width, bottom: model.size.height };
  if (!area) return;
  const moves = alignedBy(all, to, area);
  editor.edits.patch(
    'Align',
    placeChanges(
      model,
      movedBy(boxes, (index) => moves[index]!),
      moving,
    ),
  );
}

/** Gives the selected layers equal gaps. */
export function distribute(editor: Editor, axis: 'x' | 'y'): void {
  const model = editor.now();
  const boxes = seenBoxes(model, movable(model, editor.view.get().selection));
  const moves = distributedBy([...boxes.values()], axis);
  editor.edits.patch(
    'Distribute',
    placeChanges(
      model,
      movedBy(boxes, (index) => moves[index]!),
      moving,
    ),
  );
}
