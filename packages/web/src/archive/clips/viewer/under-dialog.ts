/** Whether a dialog or menu is open over the viewer; keys then belong to it. */
export const underDialog = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;
