import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRemembered } from '../kit/use-remembered.ts';

/** PLT-008: up to and including this width the navigation closes itself after a click on an entry. */
const closingWidth = 1_200;
/** PLT-009 */
const hoverOutDelay = 300;

export interface SideNav {
  shown: boolean;
  /** The navigation does not cover the page; otherwise it floats above it. */
  docked: boolean;
  toggle: () => void;
  close: () => void;
  afterEntry: () => void;
  hoverIn: () => void;
  hoverOut: () => void;
}

/**
 * The two states of the side navigation, minimised and shown (PLT-007). On wide screens it is docked while shown, and clicks do
 * not close it. If it floats (minimised and hovered, or a narrower screen), it closes after a click on an entry and when the
 * pointer leaves.
 */
export function useSideNav(): SideNav {
  const wide = useMediaQuery(`(min-width: ${closingWidth + 1}px)`, true, { getInitialValueInEffect: false });
  const [minimised, setMinimised] = useRemembered('nav.minimised', false);
  const [floating, setFloating] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const docked = wide && !minimised;

  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setFloating(false);
  }, []);
  useEffect(() => {
    if (!floating) return;
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close();
    window.addEventListener('keydown', closeByKey);
    // Back opens another page, which the navigation would cover.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('keydown', closeByKey);
      window.removeEventListener('popstate', close);
    };
  }, [floating, close]);

  const afterEntry = useCallback(() => {
    if (!wide) close();
  }, [wide, close]);

  return {
    shown: docked || floating,
    docked,
    toggle: () => {
      clearTimeout(timer.current);
      if (wide) {
        setMinimised(!minimised);
        setFloating(false);
      } else setFloating(!floating);
    },
    close,
    afterEntry,
    hoverIn: () => clearTimeout(timer.current),
    hoverOut: () => {
      clearTimeout(timer.current);
      if (floating) timer.current = setTimeout(() => setFloating(false), hoverOutDelay);
    },
  };
}
