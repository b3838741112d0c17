/** Longest wait for the field, in milliseconds. */
const patience = 3_000;

/**
 * Focuses a field that may still have to be drawn. What is typed until then goes into it: otherwise the first letters would be
 * lost, or act as shortcuts.
 *
 * @param isWanted false once nobody waits for the field any more
 */
export function typeInto(
  find: () => HTMLInputElement | HTMLTextAreaElement | null,
  isWanted: () => boolean = () => true,
): void {
  const field = find();
  if (field) {
    field.focus();
    return;
  }
  let typed = '';
  const hold = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hold, { capture: true });
  const from = performance.now();
  const look = () => {
    const drawn = find();
    if (!drawn && isWanted() && performance.now() - from < patience) {
      window.requestAnimationFrame(look);
      return;
    }
    window.removeEventListener('keydown', hold, { capture: true });
    drawn?.focus();
    // The field is told as if the letters were typed into it, and its Undo takes them back.
    if (drawn && typed) document.execCommand('insertText', false, typed);
  };
  window.requestAnimationFrame(look);
}
