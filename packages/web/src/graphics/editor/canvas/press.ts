import type { MouseEvent, PointerEvent } from 'react';
import type { Point } from '../geometry/boxes.ts';
import { handles } from '../geometry/resize.ts';
import { startGuide } from '../guides/guide-actions.ts';
import type { Editor } from '../state/editor.ts';
import { isOnSelected, slotAt } from '../state/selection.ts';
import { startMarquee, startMove, startPan, startResize, startTurn } from './gestures.ts';
import { placeIn } from './place-in.ts';
import { toSlide, type Viewport } from './viewport.ts';

/** A thin line can be hit too: so far beside a layer, in pixels of the screen. */
const margin = 3;

/** Which guide a ruler makes, or a guide is; undefined for everything else. */
const guideAxis = ({ axis }: DOMStringMap) => (axis === 'x' || axis === 'y' ? axis : undefined);

/** What a press on the canvas starts: a handle, a move, a selection, or a pan. */
export function press(editor: Editor, event: PointerEvent<HTMLElement>, viewport: Viewport, isPanning: boolean) {
  const { zoom } = viewport;
  if (event.button === 1 || (event.button === 0 && isPanning)) return startPan(editor, event, zoom);
  if (event.button !== 0) return;
  const { dataset } = event.target as HTMLElement;
  const axis = guideAxis(dataset);
  if (axis) return startGuide(editor, event, viewport, { axis, id: dataset.guide });
  const point = toSlide(viewport, placeIn(event.currentTarget, event));
  const handle = dataset.handle === undefined ? undefined : handles[Number(dataset.handle)];
  if (handle) return startResize(editor, event, zoom, handle);
  if (dataset.turn !== undefined) return startTurn(editor, event, zoom, point);
  editor.view.set({ editing: undefined, range: undefined });
  pressSlide(editor, event, point, zoom);
}

function pressSlide(editor: Editor, event: PointerEvent<HTMLElement>, point: Point, zoom: number) {
  const { selection, inside } = editor.view.get();
  const model = editor.now();
  const hit = slotAt(model, point, inside, margin / zoom) ?? (inside && slotAt(model, point, undefined, margin / zoom));
  // What is selected can be dragged where another layer lies over it; a click selects that one.
  if (!event.shiftKey && isOnSelected(model, selection, point)) {
    return startMove(editor, event, zoom, () => hit && editor.view.set({ selection: [hit.id] }));
  }
  if (!hit) return startMarquee(editor, event, zoom, point, event.shiftKey ? selection : []);
  const isSelected = selection.includes(hit.id);
  if (event.shiftKey && isSelected) {
    return editor.view.set({ selection: selection.filter((id) => id !== hit.id) });
  }
  if (!isSelected) editor.view.set({ selection: event.shiftKey ? [...selection, hit.id] : [hit.id] });
  startMove(editor, event, zoom, () => {
    if (!event.shiftKey) editor.view.set({ selection: [hit.id] });
  });
}

/** A double click enters a group, or edits a text in place. */
export function pressTwice(editor: Editor, event: MouseEvent<HTMLElement>, viewport: Viewport) {
  if (guideAxis((event.target as HTMLElement).dataset)) return;
  const point = toSlide(viewport, placeIn(event.currentTarget, event));
  const model = editor.now();
  const hit = slotAt(model, point, editor.view.get().inside, margin / viewport.zoom);
  if (hit?.type === 'text') return editor.view.set({ selection: [hit.id], editing: hit.id });
  if (hit?.type !== 'group') return;
  const inner = slotAt(model, point, hit.id, margin / viewport.zoom);
  editor.view.set({ inside: hit.id, selection: inner ? [inner.id] : [hit.id] });
}
