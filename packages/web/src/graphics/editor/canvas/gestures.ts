import { type SlotBox, writeDelays } from '@pavilion/domain/graphics';
import { paced } from '@pavilion/sync/client';
import type { PointerEvent } from 'react';
import { type BoxParts, moving, placeChanges, resizing, seenBoxes } from '../actions/place.ts';
import { type Bounds, boundsOf, boxOf, type Point } from '../geometry/boxes.ts';
import { following, type Handle, resized, turnTowards } from '../geometry/resize.ts';
import { placesOf, type SnapPlaces, type Snapped, snap, snapTargets } from '../geometry/snapping.ts';
import type { Editor, Model } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { isHidden, movable, slotsWithin } from '../state/selection.ts';
import { withContents } from '../state/slot-tree.ts';
import { type Keys, track } from './track.ts';

/** Distance within which a drag snaps, in pixels of the screen. */
const reach = 6;

interface BoxDrag {
  editor: Editor;
  event: PointerEvent<HTMLElement>;
  zoom: number;
  label: string;
  parts: BoxParts;
  /** Boxes after a movement of the pointer, in pixels of the slide. */
  moved: (by: Point, keys: Keys) => { seen: ReadonlyMap<string, SlotBox>; lines: Snapped['lines'] };
  onClick?: () => void;
}

/** A drag that changes boxes: shown at once, written at its pace, one step to take back. */
function dragBoxes({ editor, event, zoom, label, parts, moved, onClick }: BoxDrag): void {
  const model = editor.now();
  const gesture = newGesture();
  const start = seenBoxes(model, model.shown);
  let seen: ReadonlyMap<string, SlotBox> = new Map();
  const write = () => editor.edits.patch(label, placeChanges(model, seen, parts), gesture);
  const writeSoon = paced(() => editor.drag.get().drag && write(), writeDelays.slots);
  track(event, {
    move(by, keys) {
      const next = moved({ x: by.x / zoom, y: by.y / zoom }, keys);
      seen = next.seen;
      editor.drag.set({ drag: { ids: [...seen.keys()], ...next } });
      writeSoon();
    },
    end(outcome) {
      if (outcome === 'cancelled') seen = new Map([...seen.keys()].map((id) => [id, start.get(id)!]));
      // Written before the drag ends, so that the layers are never drawn at their former places in between.
      if (outcome === 'clicked') onClick?.();
      else write();
      editor.drag.set({ drag: undefined });
    },
  });
}

/** Places of the layers that stay, to snap to. */
function targetsOf(model: Model, moved: ReadonlyMap<string, SlotBox>) {
  const ids = new Set(withContents(model.shown, [...moved.keys()]).map(({ id }) => id));
  const others = model.shown.flatMap((slot) => {
    const frame = model.frames.get(slot.id);
    return frame && !ids.has(slot.id) && !isHidden(model, slot) ? [boundsOf([frame.seen])!] : [];
  });
  return snapTargets(model.size, others);
}

/** Moves the selected layers. Shift keeps to one direction, Ctrl does not snap. */
export function startMove(editor: Editor, event: PointerEvent<HTMLElement>, zoom: number, onClick: () => void): void {
  const model = editor.now();
  const boxes = seenBoxes(model, movable(model, editor.view.get().selection));
  const bounds = boundsOf([...boxes.values()]);
  const targets = targetsOf(model, boxes);
  dragBoxes({
    editor,
    event,
    zoom,
    label: 'Move',
    parts: moving,
    onClick,
    moved(by, keys) {
      const along = keys.shift ? straight(by) : by;
      const area = bounds && shifted(bounds, along);
      const snapped = area && !keys.mod ? snap(placesOf(area), targets, area, reach / zoom) : unsnapped;
      const x = along.x + (keys.shift && along.x === 0 ? 0 : snapped.dx);
      const y = along.y + (keys.shift && along.y === 0 ? 0 : snapped.dy);
      const seen = new Map([...boxes].map(([id, box]) => [id, { ...box, x: box.x + x, y: box.y + y }]));
      return { seen, lines: snapped.lines };
    },
  });
}

const unsnapped: Snapped = { dx: 0, dy: 0, lines: [] };
const straight = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });
const shifted = ({ left, top, right, bottom }: Bounds, { x, y }: Point): Bounds => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** Resizes the selected layers. Shift keeps the ratio, Alt the centre, Ctrl does not snap. */
export function startResize(editor: Editor, event: PointerEvent<HTMLElement>, zoom: number, handle: Handle): void {
  const model = editor.now();
  const boxes = seenBoxes(model, movable(model, editor.view.get().selection));
  const all = [...boxes.values()];
  const around = all.length === 1 ? all[0] : boxOf(boundsOf(all) ?? { left: 0, top: 0, right: 1, bottom: 1 });
  if (!around) return;
  const targets = targetsOf(model, boxes);
  dragBoxes({
    editor,
    event,
    zoom,
    label: 'Resize',
    parts: resizing,
    moved(by, keys) {
      const options = { keepRatio: keys.shift, fromCentre: keys.alt };
      const free = resized(around, handle, by, options);
      const area = boundsOf([free])!;
      const snapped =
        keys.mod || keys.shift || around.turn !== 0
          ? unsnapped
          : snap(edgesOf(area, handle), targets, area, reach / zoom);
      const next = resized(around, handle, { x: by.x + snapped.dx, y: by.y + snapped.dy }, options);
      const seen = new Map(
        [...boxes].map(([id, box]) => [id, all.length === 1 ? next : following(box, around, next)] as const),
      );
      return { seen, lines: snapped.lines };
    },
  });
}

const edgesOf = ({ left, top, right, bottom }: Bounds, { h, v }: Handle): SnapPlaces => ({
  x: h === -1 ? [left] : h === 1 ? [right] : [],
  y: v === -1 ? [top] : v === 1 ? [bottom] : [],
});

/** Turns the selected layer. Shift turns in steps of 15 degrees. */
export function startTurn(editor: Editor, event: PointerEvent<HTMLElement>, zoom: number, from: Point): void {
  const model = editor.now();
  const boxes = seenBoxes(model, movable(model, editor.view.get().selection));
  dragBoxes({
    editor,
    event,
    zoom,
    label: 'Turn',
    parts: ['turn'],
    moved(by, keys) {
      const point = { x: from.x + by.x, y: from.y + by.y };
      const seen = new Map([...boxes].map(([id, box]) => [id, { ...box, turn: turnTowards(box, point, keys.shift) }]));
      return { seen, lines: [] };
    },
  });
}

/** Selects what a marquee touches; with `kept`, in addition to these. */
export function startMarquee(
  editor: Editor,
  event: PointerEvent<HTMLElement>,
  zoom: number,
  from: Point,
  kept: readonly string[],
): void {
  const { inside } = editor.view.get();
  track(event, {
    move(by) {
      const to = { x: from.x + by.x / zoom, y: from.y + by.y / zoom };
      const marquee = {
        left: Math.min(from.x, to.x),
        top: Math.min(from.y, to.y),
        right: Math.max(from.x, to.x),
        bottom: Math.max(from.y, to.y),
      };
      editor.drag.set({ drag: { ids: [], seen: new Map(), lines: [], marquee } });
      const within = slotsWithin(editor.now(), marquee, inside);
      editor.view.set({ selection: [...new Set([...kept, ...within])] });
    },
    end(outcome) {
      editor.drag.set({ drag: undefined });
      if (outcome === 'clicked' && kept.length === 0) editor.view.set({ selection: [], inside: undefined });
    },
  });
}

/** Moves the slide under the window. */
export function startPan(editor: Editor, event: PointerEvent<HTMLElement>, zoom: number): void {
  const { pan } = editor.view.get();
  track(event, {
    move: (by) => editor.view.set({ zoom, pan: { x: pan.x + by.x, y: pan.y + by.y } }),
    end: () => undefined,
  });
}
