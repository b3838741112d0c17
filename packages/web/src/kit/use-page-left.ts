import { type BlockerFn, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Runs when the user goes to another page while this component stays mounted. A change of parameters is the same page.
 */
export function usePageLeft(run: () => void): void {
  const router = useRouter();
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && latest.current()), [router]);
}

/** Runs when the browser leaves the product: a reload, a closed tab, another site. */
export function usePageGone(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const gone = () => latest.current();
    window.addEventListener('beforeunload', gone);
    window.addEventListener('pagehide', gone);
    return () => {
      window.removeEventListener('beforeunload', gone);
      window.removeEventListener('pagehide', gone);
    };
  }, []);
}

/**
 * Asks before the browser's Back button or a typed URL leaves the page. The page's own buttons do not ask, as they know
 * what is saved.
 */
export function useMayLeave(mayLeave: () => Promise<boolean>, when: boolean): void {
  const { history } = useRouter();
  const latest = useRef(mayLeave);
  latest.current = mayLeave;
  useEffect(() => {
    if (!when) return;
    const blockerFn: BlockerFn = async ({ action, currentLocation, nextLocation }) => {
      const isPop = action !== 'PUSH' && action !== 'REPLACE';
      if (!isPop || currentLocation.pathname === nextLocation.pathname || (await latest.current())) return false;
      // The browser has already moved; put its address back. The router's own way back would reload the page after a
      // typed URL.
      window.history.pushState(currentLocation.state, '', history.createHref(currentLocation.href));
      return false;
    };
    return history.block({ enableBeforeUnload: false, blockerFn });
  }, [history, when]);
}
