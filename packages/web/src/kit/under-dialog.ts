/** Whether a dialog or menu is open over the page; keys then belong to it. */
export const underDialog = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;
