/** Controls that Enter and Space press. */
const pressed =
  'button, summary, [role="button"], [role="option"], [role="tab"], [role="checkbox"], [role="radio"], [role="switch"], [role^="menuitem"]';

/** Whether a key presses the control that has the focus: it then does so once, and is no shortcut of the page. */
export function isOwnKey({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === 'Enter') return target.closest(`${pressed}, a[href]`) !== null;
  return key === ' ' && target.closest(pressed) !== null;
}
