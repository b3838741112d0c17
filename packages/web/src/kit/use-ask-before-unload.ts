import { useEffect, useRef } from 'react';

/** While `when`, the browser asks before a reload or before the tab closes. A function is asked at that moment. */
export function useAskBeforeUnload(when: boolean | (() => boolean)): void {
  const latest = useRef(when);
  latest.current = when;
  const listens = when !== false;
  useEffect(() => {
    if (!listens) return;
    const ask = (event: BeforeUnloadEvent) => {
      const { current } = latest;
      if (typeof current === 'function' ? current() : current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [listens]);
}
