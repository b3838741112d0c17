/** The field that took the last key, as long as nobody has gone elsewhere on purpose. */
let typedIn: Element | null = null;

/** Whether keys that are pressed there are written into it. */
export const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
/** Keys that end a piece of typing: the field may close with them. */
const ends = new Set(['Enter', 'Escape', 'Tab']);

/**
 * True while a field vanishes under somebody who types: the rest of their sentence would be taken for shortcuts. It ends
 * with a click, or when something else gets the focus.
 */
export const isTypedAway = (): boolean => typedIn !== null && !typedIn.isConnected;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    ({ target, key }) => {
      if (isField(target)) typedIn = ends.has(key) ? null : target;
    },
    { capture: true },
  );
  const leave = () => {
    typedIn = null;
  };
  window.addEventListener('pointerdown', leave, { capture: true });
  window.addEventListener('focusin', leave, { capture: true });
}
