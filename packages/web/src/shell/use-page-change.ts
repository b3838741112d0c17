import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds: a page's own title may be set a little later. */
const settled = 400;

/**
 * After a change of page, moves the focus to the beginning of the page, and returns the page's name to be read aloud. A page
 * that has focused one of its own fields keeps that focus.
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

/** The hashed router would read a link to `#main` as a path. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
