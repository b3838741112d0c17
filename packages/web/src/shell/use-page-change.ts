import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** A title of its own may come a little after the page. */
const settled = 400;

/**
 * After a change of page the focus is where the page begins, not lost with the link that was pressed, and the page's name is
 * said aloud. A page that has put the focus into a field of its own keeps it.
 */
export function usePageChange(title: string | undefined): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (pathname === shown.current) return;
    const timer = setTimeout(() => {
      shown.current = pathname;
      if (!document.querySelector('[role=dialog]') && !isInPage(document.activeElement)) focusMain();
      setSaid(title ?? '');
    }, settled);
    return () => clearTimeout(timer);
  }, [pathname, title]);
  return said;
}

const isInPage = (element: Element | null) => document.getElementById('main')?.contains(element) ?? false;

/** A link to `#main` would be read as a path by the hashed router. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
