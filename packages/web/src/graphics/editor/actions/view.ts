import type { Editor } from '../state/editor.ts';
import { nextLayer } from '../state/selection.ts';
import { parentOf } from '../state/slot-tree.ts';

export function selectNext(editor: Editor, step: 1 | -1): void {
  const { selection, inside } = editor.view.get();
  const next = nextLayer(editor.now(), selection, inside, step);
  if (next) editor.view.set({ selection: [next] });
}

/** Edits the selected text in place, or enters the selected group. */
export function openSelected(editor: Editor): void {
  const { selection } = editor.view.get();
  const { shown } = editor.now();
  const slot = shown.find(({ id }) => id === selection.at(-1));
  if (slot?.type === 'text' && !slot.locked) editor.view.set({ editing: slot.id });
  if (slot?.type !== 'group') return;
  const inner = nextLayer(editor.now(), [], slot.id, 1);
  if (inner) editor.view.set({ inside: slot.id, selection: [inner] });
}

/** Leaves what was entered last: the text, the selection, the group. */
export function leave(editor: Editor) {
  const { editing, inside, selection } = editor.view.get();
  if (editing) return editor.view.set({ editing: undefined });
  if (!inside) return editor.view.set({ selection: [] });
  const { shown } = editor.now();
  const group = shown.find(({ id }) => id === inside);
  editor.view.set({
    inside: group && parentOf(shown, group)?.id,
    selection: group && selection.length > 0 ? [group.id] : [],
  });
}

/** The next key is for the selected layer, not for the button that added it (GFX-016). */
export const focusCanvas = (): void =>
  document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true });

/** Another scale around the middle of the window. */
export function zoomBy(editor: Editor, by: number): void {
  const { pan, shownZoom } = editor.view.get();
  editor.view.set({ zoom: Math.min(16, Math.max(0.05, shownZoom * by)), pan: { x: pan.x * by, y: pan.y * by } });
}

/** Shows or hides the rulers or the guides. Layers snap to guides that are shown. */
export const toggleShown = ({ view }: Editor, part: 'rulers' | 'guides'): void =>
  view.set({ [part]: !view.get()[part] });
