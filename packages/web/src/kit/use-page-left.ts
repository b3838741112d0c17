import { type BlockerFn, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Runs once another page is shown, where this part is still there. Another search in the address is the same page. */
export function usePageLeft(run: () => void): void {
  const router = useRouter();
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && latest.current()), [router]);
}

/**
 * Asks whether the page may be left by the browser's way back or by another address. What leads on from a button of the page is
 * not asked: it knows what is saved.
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
      // The browser is there already. Going back from an address that was typed, the router would load the document anew.
      window.history.pushState(currentLocation.state, '', history.createHref(currentLocation.href));
      return false;
    };
    return history.block({ enableBeforeUnload: false, blockerFn });
  }, [history, when]);
}
