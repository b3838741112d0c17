import type { PlacedGuide, SlideGuide } from '@pavilion/domain/graphics';
import { newId } from '@pavilion/sync/client';
import type { PointerEvent } from 'react';
import { placeIn } from '../canvas/place-in.ts';
import { targetsOf } from '../canvas/targets.ts';
import { track } from '../canvas/track.ts';
import { toSlide, type Viewport } from '../canvas/viewport.ts';
import { reach } from '../geometry/drags.ts';
import { snap } from '../geometry/snapping.ts';
import type { Editor, GuideDrag } from '../state/editor.ts';
import { rulerThickness } from './ruler-thickness.ts';

type Axis = SlideGuide['axis'];

/** Adds a guide to the shown slide in the shown size. */
export function addGuide(editor: Editor, axis: Axis, at: number): string {
  const id = newId();
  placeGuide(editor, { id, axis, at, size: editor.now().sizeId }, 'Add guide');
  return id;
}

/** Moves a guide; it stays on the slide. */
export const moveGuide = (editor: Editor, guide: PlacedGuide, at: number, gesture?: string): void =>
  placeGuide(editor, { ...guide, at }, 'Move guide', gesture);

export function removeGuide(editor: Editor, id: string): void {
  const { slide } = editor.now();
  editor.edits.patch('Remove guide', [{ part: 'slides', id: slide.id, changes: { [`guides.${id}`]: null } }]);
}

/** Written whole: a guide that someone else removes meanwhile is there again, not a part of one. */
function placeGuide(editor: Editor, { id, axis, at, size }: PlacedGuide, label: string, gesture?: string): void {
  const { slide } = editor.now();
  const on = Math.min(extentOf(editor, axis), Math.max(0, at));
  const changes = { [`guides.${id}`]: { size, axis, at: Math.round(on * 100) / 100 } };
  editor.edits.patch(label, [{ part: 'slides', id: slide.id, changes }], gesture);
}

/** How far the shown size reaches along an axis. */
export function extentOf(editor: Editor, axis: Axis): number {
  const { size } = editor.now();
  return axis === 'x' ? size.width : size.height;
}

/**
 * Drags a guide out of a ruler, or to another place. It snaps to layers and to the slide; Ctrl does not. A guide that is left
 * beside the slide or on a ruler is removed.
 */
export function startGuide(
  editor: Editor,
  event: PointerEvent<HTMLElement>,
  viewport: Viewport,
  { axis, id }: { axis: Axis; id?: string | undefined },
): void {
  const start = placeIn(event.currentTarget, event);
  const targets = targetsOf(editor);
  const others = { ...targets, [axis]: targets[axis].filter(({ guide }) => guide === undefined || guide !== id) };
  let guide: GuideDrag | undefined;
  track(event, {
    move(by, keys) {
      const place = { x: start.x + by.x, y: start.y + by.y };
      const at = Math.round(toSlide(viewport, place)[axis]);
      const line = { left: at, right: at, top: at, bottom: at };
      const places = axis === 'x' ? { x: [at], y: [] } : { x: [], y: [at] };
      const { dx, dy, lines } = keys.mod ? free : snap(places, others, line, reach / viewport.zoom);
      const next = at + dx + dy;
      const isOff = next < 0 || next > extentOf(editor, axis) || place[axis] < rulerThickness;
      guide = { id, axis, at: next, isOff };
      editor.drag.set({ drag: { ids: [], seen: new Map(), lines: isOff ? [] : lines, guide } });
    },
    end(outcome) {
      if (outcome === 'dragged' && guide) settle(editor, guide);
      editor.drag.set({ drag: undefined });
    },
  });
}

const free = { dx: 0, dy: 0, lines: [] };

function settle(editor: Editor, { id, axis, at, isOff }: GuideDrag): void {
  const { sizeId } = editor.now();
  if (id && isOff) removeGuide(editor, id);
  else if (id) moveGuide(editor, { id, axis, at, size: sizeId }, at);
  else if (!isOff) addGuide(editor, axis, at);
}
