import { slotContent } from '@pavilion/domain/graphics';
import { z } from 'zod';
import { notify } from '../../../kit/notify.ts';
import { draftKey } from '../../../kit/use-draft.ts';
import type { Editor } from '../state/editor.ts';
import type { Change } from '../state/history.ts';
import { movable, selectedSlots } from '../state/selection.ts';

const { type, opacity, blend, radius, fill, stroke, shadow, textStyle, textLayout } = slotContent;
const slotStyle = z.object({ type, opacity, blend, radius, fill, stroke, shadow, textStyle, textLayout });
type SlotStyle = z.output<typeof slotStyle>;

/** Kept in the browser, as copies are. */
const storageKey = () => `pavilion.${draftKey('graphics.style')}`;

/** Keeps the look of the first selected layer. */
export function copyStyle(editor: Editor): void {
  const [slot] = selectedSlots(editor.now(), editor.view.get().selection);
  if (!slot) return;
  try {
    localStorage.setItem(storageKey(), JSON.stringify(slotStyle.parse(slot)));
    notify(`The style of ${slot.name || 'the layer'} is copied.`);
  } catch {
    notify('The browser does not allow this page to keep a copy.');
  }
}

/** Gives the selected layers the kept look, as far as they have one: a text has no fill, a shape no font. */
export function pasteStyle(editor: Editor): void {
  const style = read();
  if (!style) {
    notify('There is no copied style. Select a layer and copy its style.');
    return;
  }
  const targets = movable(editor.now(), editor.view.get().selection);
  editor.edits.patch(
    'Paste style',
    targets.map((slot): Change => ({ part: 'slots', id: slot.id, changes: styleFor(style, slot.type) })),
  );
}

/** What a style changes in a layer of a type. A missing part is removed. */
export function styleFor(style: SlotStyle, target: SlotStyle['type']): Record<string, unknown> {
  const { type: source, opacity, blend, radius, fill = null, stroke = null, shadow = null } = style;
  const { textStyle, textLayout } = style;
  const shared = { opacity, blend, shadow };
  const isText = (each: SlotStyle['type']) => each === 'text' || each === 'table';
  if (isText(source) && isText(target)) return { ...shared, textStyle, ...(source === target && { textLayout }) };
  const isFilled = (each: SlotStyle['type']) => !isText(each) && each !== 'group';
  return isFilled(source) && isFilled(target) ? { ...shared, radius, fill, stroke } : shared;
}

function read(): SlotStyle | undefined {
  try {
    return slotStyle.safeParse(JSON.parse(localStorage.getItem(storageKey()) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
