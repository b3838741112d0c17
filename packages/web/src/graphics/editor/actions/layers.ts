import { type Slot, slotBox } from '@pavilion/domain/graphics';
import { newId } from '@pavilion/sync/client';
import { notify } from '../../../kit/notify.ts';
import { boundsOf, boxOf, inGroup, onSlide, rounded } from '../geometry/boxes.ts';
import type { Editor, Model } from '../state/editor.ts';
import type { Change } from '../state/history.ts';
import { movable } from '../state/selection.ts';
import { childrenOf, orderAt, outermost, parentOf, withContents } from '../state/slot-tree.ts';

export function removeSelected(editor: Editor, verb: 'Delete' | 'Cut' = 'Delete'): void {
  const model = editor.now();
  // What a group contains goes with it.
  const ids = movable(model, editor.view.get().selection).map(({ id }) => id);
  editor.edits.remove(`${verb} ${ids.length > 1 ? 'layers' : 'layer'}`, 'slots', ids);
  editor.view.set({ selection: [] });
}

/** The box that makes a slot keep its place on the slide when its group becomes another one; undefined for the slide. */
function boxWithin(model: Model, slot: Slot, group: Slot | undefined): Slot['box'] {
  // The boxes of the first size: those of the other sizes follow.
  const seenIn = (each: Slot | undefined): Slot['box'] | undefined =>
    each && onSlide(each.box, seenIn(parentOf(model.shown, each)));
  return rounded(inGroup(seenIn(slot)!, seenIn(group)));
}

/** What a designer set for single sizes, without the places there: those follow from the new group. */
const withoutBoxes = ({ overrides }: Slot): Slot['overrides'] =>
  Object.fromEntries(Object.entries(overrides).map(([size, { box: _box, ...kept }]) => [size, kept]));

/** Puts the selected layers into a new group, at the place of the topmost of them. */
export function group(editor: Editor): void {
  const model = editor.now();
  const members = movable(model, editor.view.get().selection);
  const top = members.at(-1);
  const parent = top && parentOf(model.shown, top);
  const boxes = members.map((slot) => boxWithin(model, slot, parent));
  const bounds = boundsOf(boxes);
  if (!top || !bounds) return;
  const box = rounded(boxOf(bounds));
  if (!slotBox.safeParse(box).success) {
    notify('These layers are too far apart for a group: it can be at most 20,000 pixels wide and high.');
    return;
  }
  const id = newId();
  const { template, slide } = model;
  const made = {
    id,
    template: template.id,
    slide: slide.id,
    type: 'group' as const,
    name: 'Group',
    order: top.order,
    box,
    ...(parent && { parent: parent.id }),
  };
  const changes = members.map<Change>((slot, index) => ({
    part: 'slots',
    id: slot.id,
    changes: { parent: id, order: index, box: inGroup(boxes[index]!, box), overrides: withoutBoxes(slot) },
  }));
  editor.edits.act('Group', { inserted: [made], changes });
  editor.view.set({ selection: [id], inside: parent?.id });
}

/** What a layer takes over from its group when it leaves it, so that it looks, comes and goes as before. */
const fromGroup = (group: Slot, { opacity, hidden, showIf = group.showIf, motion }: Slot): Partial<Slot> => ({
  opacity: opacity * group.opacity,
  hidden: hidden || group.hidden,
  motion: { ...group.motion, ...motion },
  ...(showIf && { showIf }),
});

/** Takes the layers of the selected groups out of them, and removes the groups. */
export function ungroup(editor: Editor): void {
  const model = editor.now();
  const groups = movable(model, editor.view.get().selection).filter(({ type }) => type === 'group');
  if (groups.length === 0) return;
  const freed = groups.flatMap((each) => {
    const parent = parentOf(model.shown, each);
    return childrenOf(model.shown, each.id).map<Change>((slot, index) => ({
      part: 'slots',
      id: slot.id,
      changes: {
        parent: parent?.id ?? null,
        order: each.order + index / 1_000,
        box: boxWithin(model, slot, parent),
        overrides: withoutBoxes(slot),
        ...fromGroup(each, slot),
      },
    }));
  });
  editor.edits.act('Ungroup', { changes: freed, removed: groups.map(({ id }) => id) });
  editor.view.set({ selection: freed.map(({ id }) => id) });
}

/** One step, or all the way, up or down among the layers of the same group. */
export function reorder(editor: Editor, to: 'up' | 'down' | 'top' | 'bottom'): void {
  const model = editor.now();
  const changes = movable(model, editor.view.get().selection).flatMap<Change>((slot) => {
    const siblings = childrenOf(model.shown, parentOf(model.shown, slot)?.id);
    const others = siblings.filter(({ id }) => id !== slot.id);
    const at = siblings.indexOf(slot);
    const position = { up: at + 1, down: at - 1, top: others.length, bottom: 0 }[to];
    if (position < 0 || position > others.length || position === at) return [];
    return [{ part: 'slots', id: slot.id, changes: { order: orderAt(others, position) } }];
  });
  editor.edits.patch('Order', changes);
}

/** Moves a layer to a position in a group, counted from the lowest; undefined is the slide itself. It keeps its place. */
export function moveLayer(editor: Editor, id: string, parent: string | undefined, position: number): void {
  const model = editor.now();
  const slot = model.shown.find((each) => each.id === id);
  const target = model.shown.find((each) => each.id === parent);
  if (!slot || withContents(model.shown, [id]).some((each) => each.id === parent)) return;
  const others = childrenOf(model.shown, parent).filter((each) => each.id !== id);
  const order = orderAt(others, position);
  const stays = parentOf(model.shown, slot)?.id === parent;
  const changes = stays
    ? { order }
    : { order, parent: parent ?? null, box: boxWithin(model, slot, target), overrides: withoutBoxes(slot) };
  editor.edits.patch('Order', [{ part: 'slots', id, changes }]);
}

/** Shows or hides, locks or unlocks layers. In another size than the first one, showing is a matter of that size. */
export function setFlag(editor: Editor, ids: readonly string[], flag: 'hidden' | 'locked', on: boolean): void {
  const { sizes, sizeId } = editor.now();
  const path = flag === 'hidden' && sizeId !== sizes[0] ? `overrides.${sizeId}.hidden` : flag;
  const label = flag === 'hidden' ? (on ? 'Hide' : 'Show') : on ? 'Lock' : 'Unlock';
  editor.edits.patch(
    label,
    ids.map((id) => ({ part: 'slots', id, changes: { [path]: on } })),
  );
}

/** Selects all layers of the slide, or of the group that was entered. */
export function selectAll(editor: Editor): void {
  const model = editor.now();
  const layers = childrenOf(model.shown, editor.view.get().inside).filter(({ locked }) => !locked);
  editor.view.set({
    selection: outermost(
      model.shown,
      layers.map(({ id }) => id),
    ).map(({ id }) => id),
  });
}
