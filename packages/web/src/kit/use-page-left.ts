import { type BlockerFn, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs when the user goes to another page while this component stays mounted: when that page is there, or before it is loaded.
 * A change of parameters is the same page. The page that brings the component is not left when it is there.
 */
export function usePageLeft(run: () => void, when: 'onResolved' | 'onBeforeNavigate' = 'onResolved'): void {
  const router = useRouter();
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    let here = router.state.location.pathname;
    return router.subscribe(when, ({ toLocation: { pathname } }) => {
      if (pathname === here) return;
      here = pathname;
      latest.current();
    });
  }, [router, when]);
}

/**
 * Runs when the browser leaves the product: a reload, a closed tab, another site. On some of these it runs twice: only
 * `beforeunload` leaves time for a request, and only `pagehide` comes on phones.
 */
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

/** What asks before the page is left: the windows with typed text. */
const asked = new Set<{ current: () => Promise<boolean> }>();

/**
 * Returns what to ask before something outside the page, such as the search or a notice, goes to `path`. Windows with typed
 * text ask the person, as they do before Back. Resolves to whether to go.
 */
export function useMayGo(): (path: string) => Promise<boolean> {
  const router = useRouter();
  return useCallback(
    async (path) => {
      if (router.state.location.pathname === path) return true;
      for (const mayLeave of [...asked].reverse()) if (!(await mayLeave.current())) return false;
      return true;
    },
    [router],
  );
}

/**
 * Asks before the browser's Back button or a typed URL leaves the page, and for `useMayGo`. The page's own
 * buttons do not ask, as they know what is saved.
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
    const unblock = history.block({ enableBeforeUnload: false, blockerFn });
    asked.add(latest);
    return () => {
      asked.delete(latest);
      unblock();
    };
  }, [history, when]);
}
