/** A key that is meant for a dialog or menu over the viewer is left to it. */
export const underDialog = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;
