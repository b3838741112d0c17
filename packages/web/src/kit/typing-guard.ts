/** The field that took the last key press, until the user clicks or focuses something else. */
let typedIn: Element | null = null;

/** Whether the target takes text input. */
export const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
/** Keys that finish typing: the field may close on them. */
const ends = new Set(['Enter', 'Escape', 'Tab']);
const modifiers = new Set(['Control', 'Meta', 'Alt', 'Shift']);

/**
 * True when a field disappears during typing: the rest of the sentence would trigger shortcuts. Reset by a click, or
 * when another element gets the focus.
 */
export const isTypedAway = (): boolean => typedIn !== null && !typedIn.isConnected;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    ({ target, key, ctrlKey, metaKey }) => {
      // A shortcut is not typing, such as Ctrl K in the field of a palette that is closing.
      if (!isField(target) || ctrlKey || metaKey || modifiers.has(key)) return;
      typedIn = ends.has(key) ? null : target;
    },
    { capture: true },
  );
  const leave = () => {
    typedIn = null;
  };
  window.addEventListener('pointerdown', leave, { capture: true });
  window.addEventListener('focusin', leave, { capture: true });
}
