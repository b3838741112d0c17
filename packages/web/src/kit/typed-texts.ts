/** Fields that hold written work; searches and selects have no work to lose, unless they take any text (`data-work`). */
const written =
  'input:not([type]), input[type=text], input[type=email], input[type=url], textarea, [contenteditable=true]';
const notWork = '[role=combobox]:not([data-work]), [type=search], [data-saves-itself]';
/** Passwords, keys and codes are kept nowhere, also while their text is shown. */
const secret = '.mantine-PasswordInput-innerInput, [autocomplete$=password], [autocomplete=one-time-code]';

export const isWritten = (field: Element): boolean =>
  field.matches(written) && !field.matches(notWork) && !field.matches(secret);
export const hasWritten = (window: Element): boolean => [...window.querySelectorAll(written)].some(isWritten);

export const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');

/** Fields that are still there with another text than before. */
export const typedIn = (before: ReadonlyMap<Element, string>): Element[] =>
  [...before].flatMap(([field, text]) => (field.isConnected && textOf(field) !== text ? [field] : []));

/** What a field is called on screen. */
export function labelOf(field: Element): string {
  const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
  return label.replace(/\s*\*$/, '').trim();
}

/** Whether a press goes on something that may close the window by itself: a button outside the fields, or a link. */
export function mayClose(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('button, a') : null;
  return button !== null && !button.closest('[role=tab], [role=switch], .mantine-Input-section');
}
