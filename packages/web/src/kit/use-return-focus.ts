import { useLayoutEffect } from 'react';

/** Time in milliseconds that others have to move the focus, after which it would be lost. */
const meanwhile = 10;

/**
 * Returns the focus to where it was when a window opened, once the window closes. Mantine does so only for windows that are
 * mounted before they open.
 */
export function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const opener = openerOf(document.activeElement);
    return () => {
      const atClose = document.activeElement;
      setTimeout(() => {
        const active = document.activeElement;
        const isLost = active === null || active === document.body || active === atClose;
        if (!isLost) return;
        if (opener?.isConnected) opener.focus({ preventScroll: true });
        // What is pressed next is for the page, not for a field that is fading out.
        else if (active instanceof HTMLElement) active.blur();
      }, meanwhile);
    };
  }, [opened]);
}

/** Entries of a menu disappear with it; its button stays. */
function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
