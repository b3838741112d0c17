import type { Shortcut } from '../../../kit/shortcuts.ts';
import type { Editor, Model } from '../state/editor.ts';
import { movable, selectedSlots } from '../state/selection.ts';
import { copySelected, cutSelected, duplicate, pasteByButton } from './copies.ts';
import { group, removeSelected, reorder, selectAll, ungroup } from './layers.ts';
import { copyStyle, pasteStyle } from './styles.ts';

/** What can be done with the selected layers, by keyboard and in the menu of layers. */
export interface LayerAction extends Pick<Shortcut, 'keys' | 'label' | 'ignore'> {
  /** Its name in the menu. */
  entry: string;
  run: (editor: Editor) => void;
  isPossible: (model: Model, selection: readonly string[]) => boolean;
}

/** Keys that a focused button or tab uses itself. */
export const ofControls = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-canvas], [data-layers]') === null && target !== document.body;

type Possible = LayerAction['isPossible'];
const always: Possible = () => true;
const isSelected: Possible = (model, selection) => selectedSlots(model, selection).length > 0;
const isUnlocked: Possible = (model, selection) => movable(model, selection).length > 0;
const isGroup: Possible = (model, selection) => movable(model, selection).some(({ type }) => type === 'group');

/** In the groups of the menu. */
export const layerActions: readonly (readonly LayerAction[])[] = [
  [
    { keys: 'mod+d', label: 'Duplicate', entry: 'Duplicate', run: duplicate, isPossible: isSelected },
    { keys: 'mod+x', label: 'Cut', entry: 'Cut', run: cutSelected, isPossible: isUnlocked },
    { keys: 'mod+c', label: 'Copy', entry: 'Copy', run: copySelected, isPossible: isSelected },
    // By the key, the browser pastes: it hands the clipboard over without asking (outside.tsx).
    {
      keys: 'mod+v',
      label: 'Paste',
      entry: 'Paste',
      ignore: () => true,
      run: (editor) => void pasteByButton(editor),
      isPossible: always,
    },
  ],
  [
    { keys: 'mod+alt+c', label: 'Copy style', entry: 'Copy Style', run: copyStyle, isPossible: isSelected },
    { keys: 'mod+alt+v', label: 'Paste style', entry: 'Paste Style', run: pasteStyle, isPossible: isUnlocked },
  ],
  [
    { keys: 'mod+g', label: 'Group', entry: 'Group', run: group, isPossible: isUnlocked },
    { keys: 'mod+shift+g', label: 'Ungroup', entry: 'Ungroup', run: ungroup, isPossible: isGroup },
  ],
  [
    ordering('bracketright', 'Bring forward', 'Bring Forward', 'up'),
    ordering('bracketleft', 'Send backward', 'Send Backward', 'down'),
    ordering('shift+bracketright', 'Bring to front', 'Bring to Front', 'top'),
    ordering('shift+bracketleft', 'Send to back', 'Send to Back', 'bottom'),
  ],
  [
    { keys: 'mod+a', label: 'Select all', entry: 'Select All', run: selectAll, isPossible: always },
    {
      keys: 'delete, backspace',
      label: 'Delete',
      entry: 'Delete',
      ignore: ofControls,
      run: (editor) => removeSelected(editor),
      isPossible: isUnlocked,
    },
  ],
];

function ordering(keys: string, label: string, entry: string, to: Parameters<typeof reorder>[1]): LayerAction {
  return { keys, label, entry, run: (editor) => reorder(editor, to), isPossible: isUnlocked };
}
