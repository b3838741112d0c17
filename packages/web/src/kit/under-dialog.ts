/** Whether a dialog or menu is open over the page; keys then belong to it. */
export const underDialog = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** The last key that was pressed under a dialog. The dialog may be closed by it before the page hears of it. */
let pressed: KeyboardEvent | undefined;
globalThis.window?.addEventListener(
  'keydown',
  (event) => {
    pressed = underDialog() ? event : undefined;
  },
  { capture: true },
);

/** Whether a key was pressed under a dialog, which may have taken it and be gone. */
export const wasUnderDialog = (event: KeyboardEvent): boolean => event === pressed || underDialog();
