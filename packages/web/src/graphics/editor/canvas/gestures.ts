import { type SlotBox, writeDelays } from '@pavilion/domain/graphics';
import { paced } from '@pavilion/sync/client';
import type { PointerEvent } from 'react';
import { type BoxParts, moving, placeChanges, resizing, seenBoxes } from '../actions/place.ts';
import { boundsOf, boxOf, type Point } from '../geometry/boxes.ts';
import { movedBy, reach, resizedBy } from '../geometry/drags.ts';
import { following, type Handle, turnTowards } from '../geometry/resize.ts';
import type { SnapLine } from '../geometry/snapping.ts';
import type { Editor } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { movable, slotsWithin } from '../state/selection.ts';
import { targetsOf } from './targets.ts';
import { type Keys, track } from './track.ts';

interface BoxDrag {
  editor: Editor;
  event: PointerEvent<HTMLElement>;
  zoom: number;
  label: string;
  parts: BoxParts;
  /** Boxes after a movement of the pointer, in pixels of the slide. */
  moved: (by: Point, keys: Keys) => { seen: ReadonlyMap<string, SlotBox>; lines: readonly SnapLine[] };
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

/** Moves the selected layers. Shift keeps to one direction, Ctrl does not snap. */
export function startMove(editor: Editor, event: PointerEvent<HTMLElement>, zoom: number, onClick: () => void): void {
  const model = editor.now();
  const boxes = seenBoxes(model, movable(model, editor.view.get().selection));
  const bounds = boundsOf([...boxes.values()]);
  const targets = targetsOf(editor, boxes);
  dragBoxes({
    editor,
    event,
    zoom,
    label: 'Move',
    parts: moving,
    onClick,
    moved(by, keys) {
      const { by: along, lines } = movedBy(bounds, by, { keys, targets, tolerance: reach / zoom });
      const moved = (box: SlotBox): SlotBox => ({ ...box, x: box.x + along.x, y: box.y + along.y });
      return { seen: new Map([...boxes].map(([id, box]) => [id, moved(box)])), lines };
    },
  });
}

/** Resizes the selected layers. Shift keeps the ratio, Alt the centre, Ctrl does not snap. */
export function startResize(editor: Editor, event: PointerEvent<HTMLElement>, zoom: number, handle: Handle): void {
  const model = editor.now();
  const boxes = seenBoxes(model, movable(model, editor.view.get().selection));
  const all = [...boxes.values()];
  const around = all.length === 1 ? all[0] : boxOf(boundsOf(all) ?? { left: 0, top: 0, right: 1, bottom: 1 });
  if (!around) return;
  const targets = targetsOf(editor, boxes);
  dragBoxes({
    editor,
    event,
    zoom,
    label: 'Resize',
    parts: resizing,
    moved(by, keys) {
      const { box: next, lines } = resizedBy(around, handle, by, { keys, targets, tolerance: reach / zoom });
      const seen = new Map(
        [...boxes].map(([id, box]) => [id, all.length === 1 ? next : following(box, around, next)] as const),
      );
      return { seen, lines };
    },
  });
}

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
