import { isOwnKey } from '../../kit/own-key.ts';
import { type Shortcut, useShortcut } from '../../kit/shortcuts.ts';
import { layerActions, ofControls } from './actions/layer-actions.ts';
import { nudge } from './actions/place.ts';
import { leave, openSelected, selectNext, toggleShown, zoomBy } from './actions/view.ts';
import { type Editor, useEditor } from './state/editor.ts';
import { newGesture } from './state/edits.ts';
import { nextLayer } from './state/selection.ts';

interface EditorKey extends Shortcut {
  run: (editor: Editor, event: KeyboardEvent) => void;
  /** Leaves the key to the browser. */
  leaves?: (editor: Editor, event: KeyboardEvent) => boolean;
}

let held = newGesture();
const arrows: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the selection; a held key is one step to take back. */
function arrow(editor: Editor, { key, shiftKey, repeat }: KeyboardEvent): void {
  const [x, y] = arrows[key] ?? [0, 0];
  if (!repeat) held = newGesture();
  const step = shiftKey ? 10 : 1;
  nudge(editor, { x: x * step, y: y * step }, held);
}

/** Tab leaves the canvas at the first and last layer, so that the keyboard never gets stuck in it. */
function noLayer(step: 1 | -1) {
  return (editor: Editor, { target }: KeyboardEvent): boolean => {
    const { selection, inside } = editor.view.get();
    const isOnCanvas = target instanceof Element && target.matches('[data-canvas]');
    return !isOnCanvas || nextLayer(editor.now(), selection, inside, step) === undefined;
  };
}

/** Keys that press the focused button. The name of a layer that is selected already takes Enter as the canvas does: it opens it. */
const ofButton = (event: KeyboardEvent): boolean =>
  isOwnKey(event) && !(event.target instanceof Element && event.target.matches('[data-layers] [aria-pressed="true"]'));

const editing = 'Layers';
const viewing = 'View';
const keys: readonly EditorKey[] = [
  { keys: 'mod+z', label: 'Undo', group: editing, run: ({ edits }) => edits.undo() },
  { keys: 'mod+shift+z, mod+y', label: 'Redo', group: editing, run: ({ edits }) => edits.redo() },
  ...layerActions.flat().map((action) => ({ ...action, group: editing })),
  { keys: 'left, right, up, down', label: 'Move by 1 pixel', group: editing, ignore: ofControls, run: arrow },
  {
    keys: 'shift+left, shift+right, shift+up, shift+down',
    label: 'Move by 10 pixels',
    group: editing,
    ignore: ofControls,
    run: arrow,
  },
  { keys: 'tab', label: 'Next layer', group: editing, leaves: noLayer(1), run: (editor) => selectNext(editor, 1) },
  {
    keys: 'shift+tab',
    label: 'Last layer',
    group: editing,
    leaves: noLayer(-1),
    run: (editor) => selectNext(editor, -1),
  },
  { keys: 'enter', label: 'Edit text, or enter group', group: editing, ignore: ofControls, run: openSelected },
  { keys: 'escape', label: 'Leave text, group, selection', group: editing, ignore: ofControls, run: leave },
  { keys: 'mod+equal, mod+numpadadd', label: 'Zoom in', group: viewing, run: (editor) => zoomBy(editor, 1.25) },
  { keys: 'mod+minus, mod+numpadsubtract', label: 'Zoom out', group: viewing, run: (editor) => zoomBy(editor, 0.8) },
  {
    keys: 'mod+0',
    label: 'Fit the slide',
    group: viewing,
    run: ({ view }) => view.set({ zoom: 'fit', pan: { x: 0, y: 0 } }),
  },
  { keys: 'shift+r', label: 'Rulers', group: viewing, run: (editor) => toggleShown(editor, 'rulers') },
  { keys: 'mod+semicolon', label: 'Guides', group: viewing, run: (editor) => toggleShown(editor, 'guides') },
];

/** The keys of the editor. Each is listed in the window that `?` opens. */
export function EditorKeys() {
  const editor = useEditor();
  return keys.map((key) => <OneKey key={key.keys} shortcut={key} editor={editor} />);
}

function OneKey({ shortcut, editor }: { shortcut: EditorKey; editor: Editor }) {
  const ignore = (event: KeyboardEvent) =>
    ofButton(event) || (shortcut.ignore?.(event) ?? false) || (shortcut.leaves?.(editor, event) ?? false);
  useShortcut({ ...shortcut, ignore }, (event) => shortcut.run(editor, event));
  return null;
}
